#include "render/dash.h"

#include <math.h>
#include <stddef.h>

static const double PI = 3.14159265358979;
enum { ARC_STEP = 3, ARC_STEPS_LEAST = 8, ARC_STEPS_MOST = 720 };

struct spot {
    double x, y;
};

/* A pen that goes along the outline and is lowered and raised in turn. */
struct pen {
    struct svg *out;
    double dash;
    double left; /* until it is raised or lowered next */
    bool down;
    struct spot at;
    struct spot start; /* of this part of the path, where Z goes */
};

/* ---- The pen ---- */

static void write_spot(struct svg *out, char command, struct spot to)
{
    const char text[2] = {command, '\0'};
    svg_add(out, text);
    svg_add_number(out, to.x);
    svg_add(out, " ");
    svg_add_number(out, to.y);
}

static void pen_move(struct pen *pen, struct spot to)
{
    pen->at = to;
    pen->start = to;
    pen->left = pen->dash;
    pen->down = true;
    write_spot(pen->out, 'M', to);
}

static void pen_line(struct pen *pen, struct spot to)
{
    double length = hypot(to.x - pen->at.x, to.y - pen->at.y);
    while (length > pen->left) {
        const double part = pen->left / length;
        pen->at.x += (to.x - pen->at.x) * part;
        pen->at.y += (to.y - pen->at.y) * part;
        write_spot(pen->out, pen->down ? 'L' : 'M', pen->at);
        length -= pen->left;
        pen->left = pen->dash;
        pen->down = !pen->down;
    }
    pen->left -= length;
    pen->at = to;
    if (pen->down && length > 0) {
        write_spot(pen->out, 'L', to);
    }
}

/* An elliptic arc without rotation, by its ends (SVG 1.1, appendix F.6). */
static void pen_arc(struct pen *pen, double rx, double ry, bool large, bool sweep, struct spot to)
{
    if (rx <= 0 || ry <= 0) {
        pen_line(pen, to);
        return;
    }
    const struct spot from = pen->at;
    const double half_x = (from.x - to.x) / 2 / rx;
    const double half_y = (from.y - to.y) / 2 / ry;
    const double square = half_x * half_x + half_y * half_y;
    if (square > 1) { /* too small to reach: grown until it does */
        rx *= sqrt(square);
        ry *= sqrt(square);
    }
    const double unit_x = (from.x - to.x) / 2 / rx;
    const double unit_y = (from.y - to.y) / 2 / ry;
    const double unit = unit_x * unit_x + unit_y * unit_y;
    if (unit <= 0) {
        return;
    }
    const double away = (large == sweep ? -1 : 1) * sqrt(fmax(0, 1 / unit - 1));
    const double centre_x = (from.x + to.x) / 2 + away * unit_y * rx;
    const double centre_y = (from.y + to.y) / 2 - away * unit_x * ry;
    const double first = atan2((from.y - centre_y) / ry, (from.x - centre_x) / rx);
    double turn = atan2((to.y - centre_y) / ry, (to.x - centre_x) / rx) - first;
    if (sweep && turn < 0) {
        turn += 2 * PI;
    } else if (!sweep && turn > 0) {
        turn -= 2 * PI;
    }
    const double wanted = fabs(turn) * fmax(rx, ry) / ARC_STEP;
    const int steps = (int)fmin(fmax(ceil(wanted), ARC_STEPS_LEAST), ARC_STEPS_MOST);
    for (int i = 1; i < steps; i++) {
        const double angle = first + turn * i / steps;
        pen_line(pen, (struct spot){centre_x + rx * cos(angle), centre_y + ry * sin(angle)});
    }
    pen_line(pen, to);
}

/* ---- Reading path data ---- */

/* Decimal numbers only, with a point whatever the locale. */
static bool read_number(const char **text, double *value)
{
    const char *at = *text;
    while (*at == ' ' || *at == ',' || *at == '\n') {
        at++;
    }
    const bool negative = *at == '-';
    if (negative) {
        at++;
    }
    const char *const digits = at;
    double number = 0, unit = 1;
    for (; *at >= '0' && *at <= '9'; at++) {
        number = number * 10 + (*at - '0');
    }
    if (*at == '.') {
        for (at++; *at >= '0' && *at <= '9'; at++) {
            unit /= 10;
            number += unit * (*at - '0');
        }
    }
    if (at == digits) {
        return false;
    }
    *value = negative ? -number : number;
    *text = at;
    return true;
}

static bool read_numbers(const char **text, double *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!read_number(text, &values[i])) {
            return false;
        }
    }
    return true;
}

/* How many numbers a command takes; -1 if it is none of ours. */
static int arguments(char command)
{
    switch (command) {
    case 'M':
    case 'L':
        return 2;
    case 'H':
    case 'V':
        return 1;
    case 'A':
        return 7;
    case 'Z':
        return 0;
    default:
        return -1;
    }
}

static void obey(struct pen *pen, char command, bool relative, const double *n)
{
    const struct spot base = relative ? pen->at : (struct spot){0, 0};
    switch (command) {
    case 'M':
        pen_move(pen, (struct spot){base.x + n[0], base.y + n[1]});
        break;
    case 'L':
        pen_line(pen, (struct spot){base.x + n[0], base.y + n[1]});
        break;
    case 'H':
        pen_line(pen, (struct spot){base.x + n[0], pen->at.y});
        break;
    case 'V':
        pen_line(pen, (struct spot){pen->at.x, base.y + n[0]});
        break;
    case 'A':
        pen_arc(pen, n[0], n[1], n[3] > 0, n[4] > 0, (struct spot){base.x + n[5], base.y + n[6]});
        break;
    default:
        pen_line(pen, pen->start);
        break;
    }
}

bool dash_write(struct svg *out, const char *data, double dash)
{
    struct pen pen = {.out = out, .dash = dash};
    const char *at = data;
    for (;;) {
        while (*at == ' ' || *at == ',' || *at == '\n') {
            at++;
        }
        if (*at == '\0') {
            return true;
        }
        const bool relative = *at >= 'a' && *at <= 'z';
        const char command = (char)(relative ? *at - 'a' + 'A' : *at);
        const int count = arguments(command);
        double numbers[7] = {0};
        at++;
        if (count < 0 || !read_numbers(&at, numbers, (size_t)count)) {
            return false;
        }
        obey(&pen, command, relative, numbers);
    }
}
