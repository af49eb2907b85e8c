#ifndef LINK_PROG_H
#define LINK_PROG_H
/*
 * The program: units plus the result of our own link step. Every symbol of every unit is resolved
 * to one program symbol; functions, registers and statements get dense program-wide ids.
 *
 * Invariants
 *  1. Immutable after prog_link, shareable between threads.
 *  2. Ids depend only on the content and the order of the units given (callers sort by key), never
 *     on addresses or timing.
 *  3. Ids live in one process; anything written to disk uses keys (func_key, sym_key).
 */
#include "base/arena.h"
#include "base/diag.h"
#include "ir/ir.h"

typedef struct {
    uint32_t i;
} func_id; /* defined functions only */
typedef struct {
    uint32_t i;
} psym_id; /* program symbol */

struct prog_sym {
    const char *name; /* linkage name */
    const char *pretty;
    const struct ir_unit
        *unit; /* the unit whose definition was chosen (or of the first declaration) */
    const struct ir_sym *sym; /* in that unit; aliases are already followed to the aliasee */
    uint64_t size;            /* largest of the merged ones */
    uint32_t unit_index;
    func_id func; /* .i == IR_NONE if it is not a defined function */
    bool is_defined, is_function, is_tls, is_constant, is_internal;
    bool is_ifunc; /* func is the resolver; calls go to what it returns */
    struct key128 key;
};

struct prog_func {
    const struct ir_unit *unit;
    const struct ir_func *func;
    const struct ir_stmt *stmts; /* = unit->stmts + func->first_stmt */
    uint32_t unit_index;
    psym_id sym;
    uint32_t reg_base;  /* program-wide id of register 0 */
    uint32_t stmt_base; /* program-wide id of statement 0 */
};

struct prog_index;  /* private: names for prog_find */
struct class_table; /* link/classes.h */

struct prog {
    struct ir_unit **units; /* owned */
    uint32_t nunits;
    struct prog_sym *syms;
    uint32_t nsyms;
    struct prog_func *funcs;
    uint32_t nfuncs;
    uint32_t nregs, nstmts; /* program-wide */
    psym_id **sym_of;       /* [unit][symbol of the unit] -> program symbol */
    int64_t **sym_offset;   /* [unit] or NULL: byte offset for aliases into the middle */
    func_id *ctors;         /* llvm.global_ctors in run order, then C++ dynamic initialisers */
    uint32_t nctors;
    uint32_t nclass_inits; /* last of the ctors: static initialisers, run when first used */
    /* Findings of the link step, for the user. */
    const char **duplicates; /* "symbol 'x' is defined in 'a.c' and 'b.c'; the first is used" */
    uint32_t nduplicates;
    psym_id *undefined; /* referenced, nowhere defined; sorted by name */
    uint32_t nundefined;
    struct class_table *classes; /* NULL: none */
    struct prog_index *index;
    struct arena arena;
};

/* Takes the units over, also on failure. Of weak and duplicate symbols the first wins. */
struct prog *prog_link(struct ir_unit **units, uint32_t nunits, struct diag *) MUST_USE;
void prog_free(struct prog *);

/* By linkage name, then by pretty name without parameters; IR_NONE if absent or not unique. */
psym_id prog_find(const struct prog *, const char *name);

/* The operands of a statement of the function. */
static inline const ir_ref *prog_args(const struct prog_func *f, const struct ir_stmt *s)
{
    return ir_args(f->unit, f->func, s);
}

static inline psym_id prog_sym_of(const struct prog *p, uint32_t unit_index, uint32_t sym)
{
    return p->sym_of[unit_index][sym];
}
/* Byte offset of a symbol of a unit in its program symbol: 0 but for aliases into the middle. */
static inline int64_t prog_sym_offset(const struct prog *p, uint32_t unit_index, uint32_t sym)
{
    return p->sym_offset[unit_index] ? p->sym_offset[unit_index][sym] : 0;
}
/* The address that a SYM or ADDR operand of a unit stands for; false for anything else. */
bool prog_ref_address(const struct prog *, uint32_t unit_index, ir_ref, psym_id *, int64_t *offset);

/* Does the function come with the system (headers of the C++ library), not from the user? */
bool prog_func_is_library(const struct prog *, func_id);

/* Of the library, or a destructor: code that gives a lock back if it has it. */
bool prog_func_gives_back(const struct prog *, func_id);

/* A constructor of a C++ class, by its name. */
bool prog_func_is_constructor(const struct prog *, func_id);
/* Is it a destructor of C++, or an assignment to a whole object? */
bool prog_func_ends_object(const struct prog *, func_id);

/* A member of a class of the C++ library that owns what its words point to: containers. */
bool prog_func_is_container(const struct prog *, func_id);
/* Of those, members of a class inside of the container's that helps it (makes nodes for it). */
bool prog_func_is_of_helper(const struct prog *, func_id);

/* A function of the C++ library that goes from a node of a container to the element in it. */
bool prog_func_is_element(const struct prog *, const struct prog_func *);
/* A member of a hashed container of the C++ library, whose table may be one bucket in itself. */
bool prog_func_is_hashed(const struct prog *, const struct prog_func *);

/* Function and local index of a program-wide statement id; O(log functions). */
const struct prog_func *prog_stmt(const struct prog *, uint32_t stmt_id, uint32_t *local);

/* Source position of a statement; callers it was inlined into follow via scope->inlined_scope. */
const struct ir_pos *prog_pos(const struct prog *, uint32_t stmt_id);

#endif
