#ifndef MODEL_PLACE_H
#define MODEL_PLACE_H
/*
 * The little expression language of model files (doc/models.md, "Places"):
 *
 *     place  = unary { "+" number } | number | "fresh" | "unknown" | argN "..."
 *            | argN "*" argM | "strlen(" argN ")" | "any(" place ")"
 *            | "virtual(" place "," number ")"
 *     unary  = "*" unary | "(" place ")" | "inside(" place ")" | argN | "ret"
 *            | ("static" | "global" | "thread") name
 */
#include "base/arena.h"
#include "base/diag.h"
#include "model/model.h"

/* Parses text; on a mistake says what is wrong, without file and line. Names live in the arena. */
bool place_parse(struct arena *, const char *text, struct place *, struct diag *) MUST_USE;

/* Roles that a place can play in an effect, for checking. */
enum place_role { ROLE_POINTER, ROLE_SIZE, ROLE_FUNCTION, ROLE_TARGET, ROLE_VALUE };
bool place_fits(const struct place *, enum place_role);
const char *place_role_expects(enum place_role);

#endif
