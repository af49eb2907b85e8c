#ifndef REPORT_PLACE_H
#define REPORT_PLACE_H
/*
 * From ids of the program to places in the source, with paths as path.h shows them: relative to
 * the source root (absolute path or NULL) where they lie below it.
 *
 * A statement without a position is given that of its function's definition, without a column.
 * Strings live in the arena or in the units.
 */
#include "base/arena.h"
#include "link/prog.h"
#include "report/finding.h"

/* Where a statement stands; inlined code at its own place, in the function that was inlined. */
struct place_ref place_in_func(struct arena *, const struct ir_unit *, const struct ir_func *,
                               uint32_t local, const char *root);
/*
 * The same with the calls that inlining removed, outermost first, as frames of a stack: the last
 * one is the statement itself. Writes at most cap frames (cap > 0; the innermost are kept) and
 * returns how many.
 */
uint32_t frames_in_func(struct arena *, const struct ir_unit *, const struct ir_func *,
                        uint32_t local, const char *root, struct stack_frame *, uint32_t cap);

/* Definition of a function, declaration of a symbol. */
struct place_ref place_of_func(struct arena *, const struct ir_unit *, const struct ir_func *,
                               const char *root);
struct place_ref place_of_sym(struct arena *, const struct ir_unit *, const struct ir_sym *,
                              const char *root);

/* By program-wide statement id. */
static inline struct place_ref place_of_stmt(struct arena *arena, const struct prog *prog,
                                             uint32_t stmt, const char *root)
{
    uint32_t local;
    const struct prog_func *f = prog_stmt(prog, stmt, &local);
    return place_in_func(arena, f->unit, f->func, local, root);
}
static inline uint32_t frames_of_stmt(struct arena *arena, const struct prog *prog, uint32_t stmt,
                                      const char *root, struct stack_frame *out, uint32_t cap)
{
    uint32_t local;
    const struct prog_func *f = prog_stmt(prog, stmt, &local);
    return frames_in_func(arena, f->unit, f->func, local, root, out, cap);
}

#endif
