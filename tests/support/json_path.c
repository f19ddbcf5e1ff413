#include "support/json_path.h"

#include <stdlib.h>
#include <string.h>

/* Behind the value that begins at `at`. */
static const char *skip_value(const char *at)
{
    if (*at == '"') {
        at = strchr(at + 1, '"');
        return at ? at + 1 : NULL;
    }
    if (*at != '{' && *at != '[')
        return at + strcspn(at, ",]}");
    int depth = 0;
    for (; *at; at++) {
        if (*at == '"') {
            at = strchr(at + 1, '"');
            if (!at)
                return NULL;
        }
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
        if (depth == 0)
            return at + 1;
    }
    return NULL;
}

/* The value of `name`, a key or an index, in the object or array at `at`. */
static const char *member(const char *at, const char *name, size_t length)
{
    const bool object = *at == '{';
    if (!object && *at != '[')
        return NULL;
    at++;
    for (unsigned long index = 0; *at && *at != ']' && *at != '}'; index++) {
        bool found = !object && strtoul(name, NULL, 10) == index && strspn(name, "0123456789") > 0;
        if (object) {
            const char *const end = strchr(at + 1, '"');
            if (*at != '"' || !end || end[1] != ':')
                return NULL;
            found = (size_t)(end - at - 1) == length && memcmp(at + 1, name, length) == 0;
            at = end + 2;
        }
        if (found)
            return at;
        at = skip_value(at);
        if (!at)
            return NULL;
        at += *at == ',';
    }
    return NULL;
}

bool json_path(const char *json, const char *path, char *out, size_t size)
{
    const char *at = json;
    while (at && *path) {
        const size_t length = strcspn(path, ".");
        at = member(at, path, length);
        path += length;
        path += *path == '.';
    }
    const char *end = at ? skip_value(at) : NULL;
    if (!end)
        return false;
    if (*at == '"') {
        at++;
        end--;
    }
    if ((size_t)(end - at) >= size)
        return false;
    memcpy(out, at, (size_t)(end - at));
    out[end - at] = '\0';
    return true;
}
