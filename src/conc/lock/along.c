/*
 * Pointers that go along a list which begins in an object: `for (n = q->head; n; n = n->next)`,
 * also with one behind (`prev = n`) or by the address of the links (`pp = &q->head`, `&n->next`).
 * What they lead to is found through the object, as `q->head` is (A-OWNER).
 *
 * A value comes from the owner if its term has the owner in it, or if it is computed from such a
 * value by adding offsets and loading; a phi if all of its inputs do (but for null), where the phi
 * itself counts as one that does. One input at least must lead there without it. The result of a
 * call comes from an argument if all that the function returns comes from that parameter:
 * `locate(q, key)` goes along the list of q.
 */
#include "conc/conc_int.h"

enum { MAX_REGISTERS = 24, MAX_WALK_DEPTH = 24, MAX_HELPERS = 3 };

struct search {
    struct conc *c;
    func_id f;
    uint32_t owner;
    uint32_t seen[MAX_REGISTERS]; /* phis */
    uint32_t nseen;
    bool is_grounded;   /* some way leads to the owner */
    bool has_phi;       /* ... and it is no plain path of loads, which has a term */
    int helpers;        /* calls that the search is in */
    bool starts_inside; /* ... to an address in it, not to what was loaded from there */
    bool has_element;   /* ... through a container of the C++ library */
};

static bool comes_from(struct search *s, ir_ref ref, bool is_loaded, int depth);

static bool phi_comes_from(struct search *s, const struct ir_stmt *phi, bool is_loaded, int depth)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, phi);
    s->has_phi = true;
    for (uint32_t i = 0; i < s->nseen; i++)
        if (s->seen[i] == phi->dst)
            return true;
    if (s->nseen == MAX_REGISTERS)
        return false;
    s->seen[s->nseen++] = phi->dst;
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        if (!ir_ref_is_zero(pf->unit, args[i]) && !comes_from(s, args[i], is_loaded, depth + 1))
            return false;
    }
    return true;
}

/* Does all that a function returns come from the parameter that the search is for? */
static bool returns_come_from(struct search *s)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *ret = &pf->stmts[i];
        if (ret->op != IR_RET)
            continue;
        ir_ref value = ret->nargs ? ir_args(pf->unit, pf->func, ret)[0] : (ir_ref){0};
        if (!ir_ref_is_zero(pf->unit, value) && !comes_from(s, value, false, 0))
            return false;
    }
    return s->is_grounded;
}

enum helper { HELPER_NONE = 1, HELPER_INSIDE, HELPER_LOADED, HELPER_ELEMENT };

/* Where all that a function returns comes from, of a parameter; asked by every call of it. */
static enum helper helper_of(struct search *s, func_id callee, uint32_t param)
{
    bool is_new;
    uint64_t key = map_key2(callee.i, param * (MAX_HELPERS + 1) + (uint32_t)s->helpers);
    uint32_t *known = map_slot(&s->c->helpers, key, &is_new);
    if (!is_new)
        return (enum helper) * known;
    *known = HELPER_NONE; /* for one that calls itself */
    struct search in = {.c = s->c, .f = callee, .helpers = s->helpers + 1};
    in.owner = term_of(s->c, callee, ref_make(REF_REG, param));
    if (!returns_come_from(&in))
        return HELPER_NONE;
    enum helper found = in.has_element     ? HELPER_ELEMENT
                        : in.starts_inside ? HELPER_INSIDE
                                           : HELPER_LOADED;
    map_put(&s->c->helpers, key, found);
    return found;
}

/*
 * Elements and iterators: what a member of a container or of an iterator gives, or a function of
 * the library that looks for something between two iterators, comes from where its first argument
 * does.
 */
static bool element_comes_from(struct search *s, const struct ir_stmt *call, int depth)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    if (!(call->flags & IRF_PTR) || call->nargs < 2)
        return false;
    s->has_phi = s->has_element = true;
    return comes_from(s, ir_args(pf->unit, pf->func, call)[1], true, depth + 1);
}

/* Is the operand the variable, or its first word? */
static bool is_variable(struct search *s, ir_ref ref, uint32_t reg)
{
    int64_t off;
    return ref_kind(ref) == REF_REG && term_strip(s->c, term_of(s->c, s->f, ref), &off) ==
                                           term_of(s->c, s->f, ref_make(REF_REG, reg));
}

/*
 * A statement that may give a variable (an iterator) its value. 0: it does not, 1: one that comes
 * from the owner, -1: another one.
 */
static int gives_variable(struct search *s, const struct ir_stmt *d, uint32_t reg, int depth)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, d);
    if (d->op == IR_STORE || d->op == IR_MEMCOPY)
        return !is_variable(s, args[0], reg) ? 0 : comes_from(s, args[1], true, depth + 1) ? 1 : -1;
    uint32_t at = 0;
    for (uint32_t i = 1; d->op == IR_CALL && i < d->nargs && !at; i++)
        at = is_variable(s, args[i], reg) ? i : 0;
    if (!at)
        return 0;
    func_id callee = named_body(s->c, pf, d);
    if (callee.i == IR_NONE || !prog_func_is_library(s->c->prog, callee))
        return -1;
    if (at != 1 || !prog_func_is_container(s->c->prog, callee))
        return 0; /* a member of the iterator itself, or one that is given it */
    return d->nargs > 2 && comes_from(s, args[2], true, depth + 1) ? 1 : -1; /* returned there */
}

static bool variable_comes_from(struct search *s, uint32_t reg, int depth)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    bool is_given = false;
    if (s->c->prog->classes || s->nseen == MAX_REGISTERS)
        return false;
    for (uint32_t i = 0; i < s->nseen; i++)
        if (s->seen[i] == reg)
            return true;
    s->seen[s->nseen++] = reg;
    s->has_phi = s->has_element = true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        int gives = gives_variable(s, &pf->stmts[i], reg, depth);
        if (gives < 0)
            return false;
        is_given |= gives > 0;
    }
    return is_given;
}

/* The result of a function that finds something in what it is given. */
static bool call_comes_from(struct search *s, const struct ir_stmt *call, bool is_loaded, int depth)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    func_id callee = named_body(s->c, pf, call);
    if (callee.i == IR_NONE || s->helpers == MAX_HELPERS)
        return false;
    uint32_t nparams = s->c->prog->funcs[callee.i].func->nparams;
    for (uint32_t i = 0; i < nparams && i + 1 < call->nargs; i++) {
        enum helper helper = helper_of(s, callee, i);
        if (helper == HELPER_NONE)
            continue;
        s->has_phi = true;
        is_loaded |= helper != HELPER_INSIDE;
        s->has_element |= helper == HELPER_ELEMENT;
        return comes_from(s, ir_args(pf->unit, pf->func, call)[i + 1], is_loaded, depth + 1);
    }
    return prog_func_is_library(s->c->prog, callee) && !s->c->prog->classes &&
           element_comes_from(s, call, depth);
}

static bool comes_from(struct search *s, ir_ref ref, bool is_loaded, int depth)
{
    const struct prog_func *pf = &s->c->prog->funcs[s->f.i];
    if (ref_kind(ref) != REF_REG || depth > MAX_WALK_DEPTH)
        return false;
    uint32_t term = term_of(s->c, s->f, ref);
    if (s->has_element && term_contains(s->c, term, s->owner)) {
        /* the container is in the owner itself, not in something that it has a pointer to */
        s->is_grounded |= term_base(s->c, term) == s->owner;
        return term_base(s->c, term) == s->owner;
    }
    if (term_contains(s->c, term, s->owner)) {
        int64_t off;
        s->is_grounded = true;
        s->starts_inside |= !is_loaded && term_strip(s->c, term, &off) == s->owner;
        return true;
    }
    uint32_t def = finfo_of(s->c, s->f)->def[ref_index(ref)];
    if (def == IR_NONE)
        return false;
    const struct ir_stmt *d = &pf->stmts[def];
    switch (d->op) {
    case IR_LOAD:
        return comes_from(s, ir_args(pf->unit, pf->func, d)[0], true, depth + 1);
    case IR_ADDR:
    case IR_COPY:
    case IR_CAST:
        return comes_from(s, ir_args(pf->unit, pf->func, d)[0], is_loaded, depth + 1);
    case IR_PHI:
        return phi_comes_from(s, d, is_loaded, depth);
    case IR_CALL:
        return call_comes_from(s, d, is_loaded, depth);
    case IR_ALLOCA:
        return variable_comes_from(s, ref_index(ref), depth);
    default:
        return false;
    }
}

/* The register that the term starts from; false if it is none of a function. */
static bool register_of(struct conc *c, uint32_t term, func_id *f, uint32_t *reg)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    while (t[0] == TERM_ADD || t[0] == TERM_INDEX || t[0] == TERM_LOAD)
        t = tuples_at(&c->terms, t[1]);
    if (t[0] != TERM_REG || t[1] == PTA_NONE)
        return false;
    *f = func_of_register(c->prog, t[1]);
    *reg = t[1] - c->prog->funcs[f->i].reg_base;
    return *reg < c->prog->funcs[f->i].func->nregs;
}

static enum walk_kind find_walk(struct conc *c, uint32_t address, uint32_t owner)
{
    struct search s = {.c = c, .owner = owner};
    uint32_t reg;
    if (!register_of(c, address, &s.f, &reg) || !comes_from(&s, ref_make(REF_REG, reg), false, 0) ||
        !s.is_grounded || !s.has_phi)
        return WALK_NONE;
    if (s.has_element)
        return WALK_OF_ELEMENTS;
    return s.starts_inside ? WALK_BY_LINKS : WALK_OF_NODES;
}

static enum walk_kind walk_of(struct conc *c, uint32_t address, uint32_t owner)
{
    bool is_new;
    uint64_t key = map_key2(address, owner);
    uint32_t *known = map_slot(&c->walks, key, &is_new);
    if (!is_new)
        return (enum walk_kind) * known;
    enum walk_kind found = find_walk(c, address, owner);
    map_put(&c->walks, key, found);
    return found;
}

enum walk_kind walks_from(struct conc *c, uint32_t address, uint32_t owner)
{
    enum walk_kind found = walk_of(c, address, owner);
    return found == WALK_OF_ELEMENTS ? WALK_NONE : found;
}

bool is_element_of(struct conc *c, uint32_t address, uint32_t owner)
{
    return walk_of(c, address, owner) == WALK_OF_ELEMENTS;
}
