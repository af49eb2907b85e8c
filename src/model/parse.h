#ifndef MODEL_PARSE_H
#define MODEL_PARSE_H
/*
 * From YAML nodes to models. The parser checks everything and hands each finished model to the
 * store (model.c) through the functions below.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "model/model.h"
#include "model/ynode.h"

struct model_parse {
    struct model *model;
    struct arena *arena; /* of the model: names, effects */
    const char *file;    /* in the arena */
    bool ignores_other_keys;
    struct diag *diag;
};

bool model_parse_document(struct model_parse *, const struct ynode *root) MUST_USE;
/* "file:line: " before a message; returns false. */
bool model_mistake(struct model_parse *, const struct ynode *at, const char *fmt, ...) PRINTF(3, 4);

/* One effect from its name and parameters (effect.c). */
bool effect_parse(struct model_parse *, const struct ynode *name, const struct ynode *params,
                  struct effect *) MUST_USE;
/* Is there an effect of this name? */
bool effect_is_known(const char *name);
/* All of them, for messages. */
void effect_list_names(struct strbuf *);
bool ynode_get_bool(struct model_parse *, const struct ynode *key, const struct ynode *value,
                    bool *) MUST_USE;

/* ---- the store (model.c) ---- */

/* fn NULL removes. The pattern or name is canonicalised. */
void model_put_fn(struct model *, const char *name, struct model_fn *fn);
void model_put_var(struct model *, struct model_var *);
void model_put_entry(struct model *, struct model_entry *);
bool model_has_profile(const struct model *, const char *name);
/* The model under exactly this name or pattern text, NULL if none. */
const struct model_fn *model_get_fn(const struct model *, const char *name);

#endif
