#ifndef MODEL_YNODE_H
#define MODEL_YNODE_H
/*
 * A YAML document as a tree with line numbers. Aliases share their target, so the tree may be a
 * graph without cycles; its unfolded size, its depth and the size of the text are limited, which
 * makes every walk over it cheap whatever the file holds.
 *
 * Ownership: nodes and texts live in the arena given to ynode_read.
 */
#include "base/arena.h"
#include "base/diag.h"

enum ynode_kind { YNODE_SCALAR, YNODE_LIST, YNODE_MAP };

struct ynode {
    enum ynode_kind kind;
    int line;             /* 1-based */
    bool is_quoted;       /* SCALAR: written with quotes, hence never null or a number */
    const char *text;     /* SCALAR, NUL-terminated and without other NULs */
    struct ynode **items; /* LIST: n elements; MAP: key and value in turn, 2n of them */
    size_t n;
    size_t weight; /* nodes when all aliases are unfolded */
};

#define YNODE_MAX_BYTES  (8u << 20)
#define YNODE_MAX_WEIGHT 400000u
#define YNODE_MAX_DEPTH  24

/* *root is NULL for an empty document. Mistakes read "name:line: ...". */
bool ynode_read(struct arena *, const char *text, size_t len, const char *name, struct ynode **root,
                struct diag *) MUST_USE;

static inline bool ynode_is_null(const struct ynode *n)
{
    return n->kind == YNODE_SCALAR && !n->is_quoted &&
           (!*n->text || !strcmp(n->text, "null") || !strcmp(n->text, "~"));
}

#endif
