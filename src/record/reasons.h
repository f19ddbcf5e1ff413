/* Why a move is not possible, as an English sentence for records and cerebria-cli. */
#ifndef CEREBRIA_RECORD_REASONS_H
#define CEREBRIA_RECORD_REASONS_H

#include "core/game.h"
#include "record/text.h"

/* "it costs 2 Willpower, 1 is there (R4.5)" */
void record_refusal_print(struct text *text, struct refusal refusal);

#endif
