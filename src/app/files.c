#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L /* fileno, fsync, mkdir, open */
#endif

#include "app/files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <direct.h>
#include <io.h>
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

enum { READ_FIRST = 64 * 1024 };

static void tell(char *error, size_t error_size, const char *path, const char *reason)
{
    snprintf(error, error_size, "%s: %s", path, reason);
}

static void tell_errno(char *error, size_t error_size, const char *path)
{
    tell(error, error_size, path, errno != 0 ? strerror(errno) : "could not be written");
}

/* ---- What differs between systems ---- */

#ifdef _WIN32

static bool widen(wchar_t out[PATH_SIZE], const char *path)
{
    return MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, out, PATH_SIZE) > 0;
}

FILE *file_open_utf8(const char *path, const char *mode)
{
    wchar_t wide_path[PATH_SIZE], wide_mode[PATH_SIZE];
    if (!widen(wide_path, path) || !widen(wide_mode, mode)) {
        errno = ENOENT;
        return NULL;
    }
    return _wfopen(wide_path, wide_mode);
}

static bool flush_to_disk(FILE *file)
{
    return _commit(_fileno(file)) == 0;
}

static bool rename_over(const char *from, const char *to, enum file_care care)
{
    wchar_t wide_from[PATH_SIZE], wide_to[PATH_SIZE];
    DWORD flags = MOVEFILE_REPLACE_EXISTING | (care == FILE_SAFE ? MOVEFILE_WRITE_THROUGH : 0);
    errno = EACCES;
    return widen(wide_from, from) && widen(wide_to, to) && MoveFileExW(wide_from, wide_to, flags);
}

static bool make_folder(const char *path)
{
    wchar_t wide[PATH_SIZE];
    errno = ENOENT;
    return widen(wide, path) && _wmkdir(wide) == 0;
}

#else

FILE *file_open_utf8(const char *path, const char *mode)
{
    return fopen(path, mode);
}

static bool flush_to_disk(FILE *file)
{
    /* EINVAL: a pipe or device has no disk to go to. */
    return fsync(fileno(file)) == 0 || errno == EINVAL || errno == EROFS;
}

/* The new name itself is on the disk only when its folder is. Some file systems refuse; then there
 * is no more to do. */
static void flush_folder_of(const char *path)
{
    char folder[PATH_SIZE];
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) + 1 : 0;
    if (length >= sizeof folder) {
        return;
    }
    memcpy(folder, path, length);
    folder[length] = '\0';
    int handle = open(length > 0 ? folder : ".", O_RDONLY);
    if (handle >= 0) {
        (void)fsync(handle);
        close(handle);
    }
}

static bool rename_over(const char *from, const char *to, enum file_care care)
{
    if (rename(from, to) != 0) {
        return false;
    }
    if (care == FILE_SAFE) {
        flush_folder_of(to);
    }
    return true;
}

static bool make_folder(const char *path)
{
    return mkdir(path, 0777) == 0;
}

#endif

/* ---- The same everywhere ---- */

static char *read_stream(FILE *file, size_t *length, const char **reason)
{
    size_t capacity = READ_FIRST, used = 0;
    char *text = NULL;
    *reason = "not enough memory";
    for (;;) {
        char *larger = realloc(text, capacity + 1);
        if (!larger) {
            break;
        }
        text = larger;
        used += fread(text + used, 1, capacity - used, file);
        if (ferror(file)) {
            *reason = strerror(errno);
            break;
        }
        if (used < capacity) {
            text[used] = '\0';
            *length = used;
            return text;
        }
        if (capacity > FILE_BYTES_MAX) {
            *reason = "longer than 16 MiB";
            break;
        }
        capacity *= 2;
        if (capacity > FILE_BYTES_MAX) {
            capacity = FILE_BYTES_MAX +
                       1; /* one byte more tells a file that fits from one that is longer */
        }
    }
    free(text);
    return NULL;
}

char *file_read(const char *path, size_t *length, char *error, size_t error_size)
{
    FILE *file = file_open_utf8(path, "rb");
    if (!file) {
        tell_errno(error, error_size, path);
        return NULL;
    }
    const char *reason;
    char *text = read_stream(file, length, &reason);
    fclose(file);
    if (!text) {
        tell(error, error_size, path, reason);
    }
    return text;
}

bool file_exists(const char *path)
{
    FILE *file = file_open_utf8(path, "rb");
    if (file) {
        fclose(file);
    }
    return file != NULL;
}

/* Writes and closes; every step is checked, as a full disk may show at any of them. */
static bool write_and_close(FILE *file, const char *data, size_t length, enum file_care care)
{
    bool fine = fwrite(data, 1, length, file) == length;
    fine = fine && fflush(file) == 0;
    fine = fine && (care == FILE_QUICK || flush_to_disk(file));
    int reason = errno;
    if (fclose(file) != 0 && fine) {
        fine = false;
        reason = errno;
    }
    errno = reason;
    return fine;
}

bool file_write(const char *path, const char *data, size_t length, enum file_care care, char *error,
                size_t error_size)
{
    char temporary[PATH_SIZE + 8];
    if (strlen(path) >= PATH_SIZE) {
        tell(error, error_size, path, "the path is too long");
        return false;
    }
    snprintf(temporary, sizeof temporary, "%s.new", path);
    errno = 0;
    FILE *file = file_open_utf8(temporary, "wb");
    if (!file) {
        tell_errno(error, error_size, temporary);
        return false;
    }
    if (!write_and_close(file, data, length, care) || !rename_over(temporary, path, care)) {
        tell_errno(error, error_size, path);
        remove(temporary);
        return false;
    }
    return true;
}

bool file_append(const char *path, const char *data, size_t length, char *error, size_t error_size)
{
    errno = 0;
    FILE *file = file_open_utf8(path, "ab");
    if (!file || !write_and_close(file, data, length, FILE_SAFE)) {
        tell_errno(error, error_size, path);
        return false;
    }
    return true;
}

bool file_move(const char *from, const char *to, char *error, size_t error_size)
{
    errno = 0;
    if (!rename_over(from, to, FILE_SAFE)) {
        tell_errno(error, error_size, to);
        return false;
    }
    return true;
}

bool folder_make(const char *path, char *error, size_t error_size)
{
    errno = 0;
    if (!make_folder(path) && errno != EEXIST) {
        tell_errno(error, error_size, path);
        return false;
    }
    return true;
}

bool path_join(char out[PATH_SIZE], const char *folder, const char *name)
{
    size_t length = strlen(folder);
    bool closed = length == 0 || folder[length - 1] == '/' || folder[length - 1] == '\\';
    int written = snprintf(out, PATH_SIZE, "%s%s%s", folder, closed ? "" : "/", name);
    return written >= 0 && written < PATH_SIZE;
}
