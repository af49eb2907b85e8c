/*
 * Algorithms of the C++ library: what they do to elements, they do between the first and the last
 * iterator that the user's call gives them, in the one container that both come from.
 *
 *   std::sort(rows[i].begin(), rows[i].end())          other containers for other threads
 *   std::sort(v.begin() + k * n, v.begin() + (k + 1) * n)     other parts
 *
 * Functions of the user that an algorithm calls are not part of it.
 */
#include "conc/element/index_int.h"
#include <string.h>

enum { MAX_FRAMES = 48 };

/* What a call of an algorithm was given; the places are as its thread knows them. */
struct given {
    struct element at;
    struct poly first, last;
    bool is_range;  /* it touches [first, last) */
    bool is_of_one; /* it touches one container only */
};

static bool is_library(const struct index *x, uint32_t frame)
{
    return prog_func_is_library(x->c->prog, pta_inst_func(x->c->pta, x->c->frames.at[frame].inst));
}

/* The one call by the user that leads to the frame of the library. */
static bool find_call(struct index *x, uint32_t frame, struct element *out)
{
    uint32_t list[MAX_FRAMES] = {frame}, nlist = 1, n, found = 0;
    for (uint32_t i = 0; i < nlist; i++) {
        const struct call_in *calls = frame_callers(x->c, list[i], &n);
        for (uint32_t k = 0; k < n; k++) {
            uint32_t from = calls[k].frame, seen = 0;
            if (!is_library(x, from)) {
                uint32_t stmt = edge_of_call(x->c, &calls[k])->stmt;
                if (found++ && (out->frame != from || out->stmt != stmt))
                    return false;
                *out = (struct element){.frame = from, .stmt = stmt, .size = 1};
                continue;
            }
            while (seen < nlist && list[seen] != from)
                seen++;
            if (seen == nlist && nlist == MAX_FRAMES)
                return false;
            if (seen == nlist)
                list[nlist++] = from;
        }
    }
    return found > 0;
}

bool library_call(struct index *x, uint32_t frame, struct element *out)
{
    return is_library(x, frame) && find_call(x, frame, out);
}

/* May the argument be the address of an element of a container? */
static bool is_iterator(struct index *x, uint32_t frame, ir_ref arg)
{
    struct idset_iter it = idset_begin(pta_value(x->c->pta, x->c->frames.at[frame].inst, arg));
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (obj_is_of_container(x->c, pta_loc(x->c->pta, (loc_id){loc})->obj))
            return true;
    return false;
}

/* Is it one of those that are given [first, last), perhaps with a place between, and no more? */
static bool takes_range(struct index *x, const struct element *call)
{
    static const char *const names[] = {
        "accumulate",  "adjacent_find", "all_of",         "any_of",      "count",
        "count_if",    "fill",          "find",           "find_if",     "for_each",
        "generate",    "inplace_merge", "iota",           "is_sorted",   "make_heap",
        "max_element", "min_element",   "none_of",        "nth_element", "partial_sort",
        "pop_heap",    "push_heap",     "random_shuffle", "reduce",      "remove",
        "remove_if",   "replace",       "replace_if",     "reverse",     "rotate",
        "shuffle",     "sort",          "sort_heap",      "stable_sort", "unique"};
    const struct prog_func *pf = frame_func(x->c, call->frame);
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[call->stmt])[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(x->c->prog, pf->unit_index, ref_index(callee));
    const char *name = x->c->prog->syms[sym.i].pretty;
    if (!name || strncmp(name, "std::", 5) != 0)
        return false;
    size_t n = strcspn(name + 5, "<(");
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        if (strncmp(name + 5, names[i], n) == 0 && !names[i][n])
            return true;
    return false;
}

ir_ref first_of_range(struct index *x, const struct element *call)
{
    const struct prog_func *pf = frame_func(x->c, call->frame);
    for (uint32_t i = 0; i + 1 < pf->stmts[call->stmt].nargs && takes_range(x, call); i++) {
        ir_ref arg = call_arg(pf, call->stmt, (int32_t)i);
        if (is_iterator(x, call->frame, arg))
            return arg;
    }
    return (ir_ref){0};
}

/* Are both addresses of elements of one container: were they loaded from members of one? */
static bool is_of_one(struct index *x, const struct poly *p, const struct poly *q)
{
    enum { SIZE_OF_VECTOR = 24 };
    struct poly a = storage_slot(x, p), b = storage_slot(x, q), d = poly_add(&a, &b, -1);
    return poly_is_int(&d) && d.constant > -SIZE_OF_VECTOR && d.constant < SIZE_OF_VECTOR;
}

/* What the call is given: iterators, all of one container or all of one array. */
static bool find_given(struct index *x, struct given *g)
{
    const struct prog_func *pf = frame_func(x->c, g->at.frame);
    const struct ir_stmt *call = &pf->stmts[g->at.stmt];
    uint32_t n = 0;
    g->is_of_one = true;
    for (uint32_t i = 0; i + 1 < call->nargs; i++) {
        ir_ref arg = call_arg(pf, g->at.stmt, (int32_t)i);
        if (!is_iterator(x, g->at.frame, arg))
            continue;
        g->last = value_of(x->v, g->at.frame, arg);
        if (!n++)
            g->first = g->last;
        g->is_of_one &= is_of_one(x, &g->first, &g->last);
    }
    g->is_range = (n == 2 || n == 3) && takes_range(x, &g->at);
    return n > 0 && !g->first.is_unknown && !g->last.is_unknown;
}

/* What the side may touch: what the algorithm that it is part of was given, or its own element. */
static bool given_to(struct index *x, const struct element *e, const struct poly *at,
                     struct given *g)
{
    *g = (struct given){.first = poly_unknown()};
    if (is_iterator(x, e->frame, e->base) && library_call(x, e->frame, &g->at))
        return find_given(x, g);
    *g = (struct given){*e, *at, *at, .is_range = e->size, .is_of_one = true};
    g->last.constant += e->size;
    return !at->is_unknown;
}

bool algorithms_apart(struct index *x, const struct element *a, const struct element *b,
                      const struct poly *at_a, const struct poly *at_b)
{
    struct given p, q;
    if (x->c->prog->classes || (!is_library(x, a->frame) && !is_library(x, b->frame)) ||
        !given_to(x, a, at_a, &p) || !given_to(x, b, at_b, &q))
        return false;
    return (p.is_range && q.is_range &&
            linear_ranges_apart(x, &p.at, &q.at, &p.first, &p.last, &q.first, &q.last)) ||
           (p.is_of_one && q.is_of_one && slots_apart_in(x, &p.at, &q.at, &p.first, &q.first));
}
