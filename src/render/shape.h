/* Panels and paths. */
#ifndef CEREBRIA_RENDER_SHAPE_H
#define CEREBRIA_RENDER_SHAPE_H

#include "render/canvas.h"

void shape_panel(struct canvas *canvas, const struct draw_command *command);
void shape_path(struct canvas *canvas, const struct draw_command *command, const char *data);

#endif
