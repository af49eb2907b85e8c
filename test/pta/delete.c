/*
 * Deletion: can statements be taken out of a solved program without solving it again? A prototype
 * on a solver that is built as src/pta is (difference propagation, merged cycles, calls on the
 * fly) and keeps as little: a copy edge has no record of the statements that it comes from.
 *
 * Facts "register or cell n may hold location l" and "function f is reached" follow from rules; a
 * rule is what one statement says of one pointer. What a rule and a fact lead to is enumerated by
 * one function, `fire`, whether it is to be added or taken away: that is all the support there is.
 *
 *   take away   every fact and edge that some derivation through a removed statement leads to, even
 *               if there may be others: two facts that only support each other must not stay
 *   split       a class one of whose inner edges goes: every member keeps the set of the class as
 *               its own, and the edges between members are found again by firing the rules
 *   derive      what is left is true; the usual propagation from there adds what still holds
 *
 * Compared with the reference solver on the program without the statements.
 */
#include "base/idset.h"
#include "random.h"
#include <stdlib.h>

enum { SLACK = 64 };
#define NONE UINT32_MAX

enum rule_kind {
    RULE_BASE,   /* node a holds location b */
    RULE_COPY,   /* a -> b */
    RULE_SHIFT,  /* a moved by n is in b */
    RULE_LOAD,   /* n bytes at a -> b */
    RULE_STORE,  /* b -> content of a */
    RULE_BULK,   /* n bytes at b (or, the other half of the rule, a) are copied to a */
    RULE_CALL,   /* functions in a are called by the statement */
    RULE_CREATE, /* functions in a, or handles to be written to a */
    RULE_JOIN,   /* handles in a, or places for the result */
    RULE_RUN     /* functions in a are run by unknown code */
};

struct rule {
    enum rule_kind kind;
    uint32_t a, b;
    int64_t n;
    uint32_t func, stmt; /* stmt: local */
    bool is_second;      /* of a rule with two pointers: that of the other one */
    bool is_removed;
};

struct node {
    uint32_t rep, next; /* class, and ring of its members */
    struct idset pts, delta, succ;
    u32_vec rules; /* that look at this pointer */
};

enum object_kind { VARIABLE, THREAD_LOCAL, FUNCTION, FRESH, HANDLE };
struct object {
    enum object_kind kind;
    uint32_t site, func; /* HANDLE: statement and function of the thread */
    int64_t size;
};
struct location {
    uint32_t object;
    int64_t offset;
    uint32_t cell; /* node, NONE until it is used */
};

struct pair {
    uint32_t node, loc;
};

struct engine {
    const struct prog *prog;
    bool merges;
    VEC(struct node) nodes;
    VEC(struct rule) rules;
    VEC(struct object) objects;
    VEC(struct location) locs;
    uint32_t *first_reg; /* function -> node of register 0; its result comes after the registers */
    u32_vec *rules_of;   /* function -> rules */
    bool *is_reached;
    u32_vec work;          /* nodes with a delta */
    u32_vec to_activate;   /* functions reached just now */
    VEC(struct pair) gone; /* facts to take away */
    bool is_deleting;
    const struct idset *recover; /* members of a class that is being split: edges from these only */
    uint64_t merged, split, taken;
};

/* ---- nodes, objects, locations ---- */

static uint32_t new_node(struct engine *e)
{
    struct node n = {.rep = (uint32_t)e->nodes.n, .next = (uint32_t)e->nodes.n};
    vec_push(&e->nodes, n);
    return n.rep;
}

static uint32_t rep(const struct engine *e, uint32_t n)
{
    while (e->nodes.at[n].rep != n)
        n = e->nodes.at[n].rep;
    return n;
}

static uint32_t object_of(struct engine *e, struct object o)
{
    for (size_t i = 0; i < e->objects.n; i++)
        if (e->objects.at[i].kind == o.kind && e->objects.at[i].site == o.site &&
            e->objects.at[i].func == o.func)
            return (uint32_t)i;
    vec_push(&e->objects, o);
    return (uint32_t)e->objects.n - 1;
}

static uint32_t location_of(struct engine *e, uint32_t object, int64_t offset)
{
    for (size_t i = 0; i < e->locs.n; i++)
        if (e->locs.at[i].object == object && e->locs.at[i].offset == offset)
            return (uint32_t)i;
    struct location l = {object, offset, NONE};
    vec_push(&e->locs, l);
    return (uint32_t)e->locs.n - 1;
}

static bool holds_addresses(const struct engine *e, uint32_t loc)
{
    enum object_kind kind = e->objects.at[e->locs.at[loc].object].kind;
    return kind != FUNCTION && kind != HANDLE;
}

static uint32_t moved(struct engine *e, uint32_t loc, int64_t by)
{
    struct location l = e->locs.at[loc];
    int64_t offset = l.offset + by;
    if (!by || !holds_addresses(e, loc))
        return loc;
    if (offset < -SLACK || offset > e->objects.at[l.object].size + SLACK)
        return NONE;
    return location_of(e, l.object, offset);
}

/* The cell of a location; NONE if nothing can be accessed there. */
static uint32_t cell_of(struct engine *e, uint32_t loc)
{
    if (loc == NONE || !holds_addresses(e, loc))
        return NONE;
    struct location l = e->locs.at[loc];
    if (l.offset < 0 || l.offset >= e->objects.at[l.object].size)
        return NONE;
    if (l.cell == NONE)
        l.cell = e->locs.at[loc].cell = new_node(e);
    return l.cell;
}

static uint32_t function_at(const struct engine *e, uint32_t loc)
{
    const struct object *o = &e->objects.at[e->locs.at[loc].object];
    return o->kind == FUNCTION ? e->prog->syms[o->site].func.i : IR_NONE;
}

static uint32_t result_of(const struct engine *e, uint32_t func)
{
    return e->first_reg[func] + e->prog->funcs[func].func->nregs;
}

/* ---- what facts lead to, added or taken away ---- */

static void wake(struct engine *e, uint32_t n)
{
    vec_push(&e->work, n);
}

static void put_fact(struct engine *e, uint32_t n, uint32_t loc)
{
    if (loc == NONE || e->recover)
        return;
    if (e->is_deleting) {
        struct pair gone = {n, loc};
        vec_push(&e->gone, gone);
        return;
    }
    n = rep(e, n);
    if (idset_add(&e->nodes.at[n].pts, loc)) {
        idset_add(&e->nodes.at[n].delta, loc);
        wake(e, n);
    }
}

/* The classes on a path from one to the other, both included; false if there is none. */
static bool find_path(const struct engine *e, uint32_t from, uint32_t to, struct idset *seen,
                      u32_vec *path)
{
    from = rep(e, from);
    if (from != to && !idset_add(seen, from))
        return false;
    bool is_on_path = from == to;
    struct idset_iter it = idset_begin(&e->nodes.at[from].succ);
    for (uint32_t succ; !is_on_path && idset_step(&it, &succ);)
        is_on_path = find_path(e, succ, to, seen, path);
    if (is_on_path)
        vec_push(path, from);
    return is_on_path;
}

static void merge(struct engine *e, uint32_t a, uint32_t b)
{
    struct node *na = &e->nodes.at[a], *nb = &e->nodes.at[b];
    idset_union(&na->pts, &nb->pts);
    idset_union(&na->succ, &nb->succ);
    idset_copy(&na->delta, &na->pts);
    nb->rep = a;
    uint32_t next = na->next;
    na->next = nb->next;
    nb->next = next;
    idset_release(&nb->pts);
    idset_release(&nb->delta);
    idset_release(&nb->succ);
    e->merged++;
    wake(e, a);
}

/*
 * If the edge from a to b closes a cycle, all of the cycle becomes one class: were only a and b
 * merged, the class would depend on edges outside of it.
 */
static bool merge_cycle(struct engine *e, uint32_t a, uint32_t b)
{
    struct idset seen = {0};
    u32_vec path = {0};
    bool is_cycle = find_path(e, b, a, &seen, &path);
    for (size_t i = 0; i < path.n; i++)
        if (path.at[i] != a)
            merge(e, a, path.at[i]);
    idset_release(&seen);
    vec_release(&path);
    return is_cycle;
}

static void split(struct engine *e, uint32_t class);

static void put_edge(struct engine *e, uint32_t from, uint32_t to)
{
    if (from == NONE || to == NONE)
        return;
    if (e->recover) {
        if (idset_has(e->recover, from))
            idset_add(&e->nodes.at[from].succ, to);
        return;
    }
    uint32_t a = rep(e, from), b = rep(e, to);
    if (e->is_deleting) {
        if (a == b && from != to)
            split(e, a);
        a = rep(e, from);
        idset_remove(&e->nodes.at[a].succ, to);
        struct idset_iter it = idset_begin(&e->nodes.at[a].pts);
        for (uint32_t loc; idset_step(&it, &loc);)
            put_fact(e, to, loc);
        return;
    }
    if (a == b || !idset_add(&e->nodes.at[a].succ, to))
        return;
    if (!(e->merges && merge_cycle(e, a, b)) &&
        idset_union_diff(&e->nodes.at[b].pts, &e->nodes.at[a].pts, &e->nodes.at[b].delta))
        wake(e, b);
}

static void put_reached(struct engine *e, uint32_t func)
{
    if (e->recover || e->is_reached[func] == !e->is_deleting)
        return;
    e->is_reached[func] = !e->is_deleting;
    vec_push(&e->to_activate, func);
}

/* ---- rules ---- */

static uint32_t operand(struct engine *e, uint32_t func, ir_ref ref);

static void fire_call(struct engine *e, const struct rule *r, uint32_t loc)
{
    const struct prog_func *pf = &e->prog->funcs[r->func];
    const struct ir_stmt *st = &pf->stmts[r->stmt];
    uint32_t f = function_at(e, loc);
    bool is_direct = ref_kind(ir_args(pf->unit, pf->func, st)[0]) == REF_SYM;
    if (f == IR_NONE || (!is_direct && e->prog->funcs[f].func->nparams >= st->nargs))
        return;
    put_reached(e, f);
    for (uint32_t i = 0; i + 1 < st->nargs && i < e->prog->funcs[f].func->nparams; i++)
        put_edge(e, operand(e, r->func, ir_args(pf->unit, pf->func, st)[i + 1]),
                 e->first_reg[f] + i);
    if (st->dst != IR_NO_REG)
        put_edge(e, result_of(e, f), e->first_reg[r->func] + st->dst);
}

/* A node that holds just this location, for good. */
static uint32_t node_with(struct engine *e, uint32_t loc)
{
    for (size_t i = 0; i < e->rules.n; i++) {
        const struct rule *r = &e->rules.at[i];
        if (r->kind == RULE_BASE && r->func == IR_NONE && r->b == loc)
            return r->a;
    }
    struct rule r = {.kind = RULE_BASE, .a = new_node(e), .b = loc, .func = IR_NONE};
    vec_push(&e->rules, r);
    idset_add(&e->nodes.at[r.a].pts, loc);
    return r.a;
}

/* One function started by a creation, and one place for its handle. */
static void fire_create(struct engine *e, const struct rule *r, uint32_t fn, uint32_t place)
{
    const struct prog_func *pf = &e->prog->funcs[r->func];
    uint32_t f = function_at(e, fn);
    if (f == IR_NONE)
        return;
    if (place == NONE) {
        put_reached(e, f);
        if (e->prog->funcs[f].func->nparams)
            put_edge(e, operand(e, r->func, ir_args(pf->unit, pf->func, &pf->stmts[r->stmt])[3]),
                     e->first_reg[f]);
        return;
    }
    struct object handle = {HANDLE, pf->stmt_base + r->stmt, f, 0};
    uint32_t value = node_with(e, location_of(e, object_of(e, handle), 0));
    put_edge(e, value, cell_of(e, place));
}

static void fire_join(struct engine *e, uint32_t handle, uint32_t place)
{
    const struct object *o = &e->objects.at[e->locs.at[handle].object];
    if (o->kind == HANDLE)
        put_edge(e, result_of(e, o->func), cell_of(e, place));
}

static void fire_bulk(struct engine *e, const struct rule *r, uint32_t from, uint32_t to)
{
    for (int64_t at = 0; at < r->n && holds_addresses(e, from); at += 8) {
        uint32_t source = location_of(e, e->locs.at[from].object, e->locs.at[from].offset + at);
        put_edge(e, cell_of(e, source), cell_of(e, moved(e, to, at)));
    }
}

/* A rule with two pointers: the location with all that the other pointer holds. */
static void fire_pair(struct engine *e, const struct rule *r, uint32_t loc)
{
    struct idset others = {0}; /* a copy: firing may merge and split */
    idset_copy(&others, &e->nodes.at[rep(e, r->b)].pts);
    struct idset_iter it = idset_begin(&others);
    for (uint32_t other; idset_step(&it, &other);) {
        uint32_t first = r->is_second ? other : loc, second = r->is_second ? loc : other;
        if (r->kind == RULE_CREATE)
            fire_create(e, r, first, second);
        else if (r->kind == RULE_JOIN)
            fire_join(e, first, second);
        else
            fire_bulk(e, r, first, second);
    }
    idset_release(&others);
}

/* What the rule says of a location that its pointer holds. */
static void fire(struct engine *e, struct rule r, uint32_t loc)
{
    switch (r.kind) {
    case RULE_BASE:
    case RULE_COPY:
        break;
    case RULE_SHIFT:
        put_fact(e, r.b, moved(e, loc, r.n));
        break;
    case RULE_LOAD:
        for (int64_t at = 0; at < r.n; at += 8)
            put_edge(e, cell_of(e, moved(e, loc, at)), r.b);
        break;
    case RULE_STORE:
        put_edge(e, r.b, cell_of(e, loc));
        break;
    case RULE_CALL:
        fire_call(e, &r, loc);
        break;
    case RULE_RUN:
        if (function_at(e, loc) != IR_NONE)
            put_reached(e, function_at(e, loc));
        break;
    case RULE_CREATE:
        if (!r.is_second)
            fire_create(e, &r, loc, NONE);
        fire_pair(e, &r, loc);
        break;
    case RULE_BULK:
    case RULE_JOIN:
        fire_pair(e, &r, loc);
        break;
    }
}

/* The rule with all that its pointer holds. */
static void fire_all(struct engine *e, struct rule r)
{
    struct idset all = {0};
    if (r.kind == RULE_BASE)
        put_fact(e, r.a, r.b);
    else if (r.kind == RULE_COPY)
        put_edge(e, r.a, r.b);
    else
        idset_copy(&all, &e->nodes.at[rep(e, r.a)].pts);
    struct idset_iter it = idset_begin(&all);
    for (uint32_t loc; idset_step(&it, &loc);)
        fire(e, r, loc);
    idset_release(&all);
}

static bool counts(const struct engine *e, const struct rule *r)
{
    return !r->is_removed && (r->func == IR_NONE || e->is_reached[r->func]);
}

/* Firing merges and splits classes: who belongs to this one is noted first. */
static void fire_node(struct engine *e, uint32_t n, uint32_t loc)
{
    u32_vec rules = {0};
    uint32_t member = n;
    do {
        for (size_t i = 0; i < e->nodes.at[member].rules.n; i++)
            vec_push(&rules, e->nodes.at[member].rules.at[i]);
        member = e->nodes.at[member].next;
    } while (member != n);
    for (size_t i = 0; i < rules.n; i++) {
        struct rule r = e->rules.at[rules.at[i]];
        if (counts(e, &r))
            fire(e, r, loc);
    }
    vec_release(&rules);
}

/* ---- adding ---- */

static void activate(struct engine *e)
{
    while (e->to_activate.n) {
        uint32_t f = vec_pop(&e->to_activate);
        for (size_t i = 0; i < e->rules_of[f].n; i++) {
            struct rule r = e->rules.at[e->rules_of[f].at[i]];
            if (!r.is_removed)
                fire_all(e, r);
        }
    }
}

static void propagate(struct engine *e)
{
    activate(e);
    while (e->work.n) {
        uint32_t n = vec_pop(&e->work);
        struct idset delta = {0}, succ = {0};
        if (e->nodes.at[n].rep != n)
            continue;
        idset_move(&delta, &e->nodes.at[n].delta);
        idset_copy(&succ, &e->nodes.at[n].succ);
        struct idset_iter it = idset_begin(&succ);
        for (uint32_t to; idset_step(&it, &to);) {
            uint32_t t = rep(e, to);
            if (t != n && idset_union_diff(&e->nodes.at[t].pts, &delta, &e->nodes.at[t].delta))
                wake(e, t);
        }
        it = idset_begin(&delta);
        for (uint32_t loc; idset_step(&it, &loc);)
            fire_node(e, rep(e, n), loc);
        idset_release(&delta);
        idset_release(&succ);
        activate(e);
    }
}

/* ---- taking away ---- */

static void split(struct engine *e, uint32_t class)
{
    struct idset members = {0};
    uint32_t m = class;
    do {
        idset_add(&members, m);
        m = e->nodes.at[m].next;
    } while (m != class);
    struct idset_iter it = idset_begin(&members);
    for (uint32_t n; idset_step(&it, &n);) {
        if (n != class)
            idset_copy(&e->nodes.at[n].pts, &e->nodes.at[class].pts);
        e->nodes.at[n].rep = e->nodes.at[n].next = n;
        idset_clear(&e->nodes.at[n].succ);
    }
    e->recover = &members;
    for (size_t i = 0; i < e->rules.n; i++)
        if (counts(e, &e->rules.at[i]))
            fire_all(e, e->rules.at[i]);
    e->recover = NULL;
    idset_release(&members);
    e->split++;
}

/* Functions that are perhaps not reached any more take all that they said with them. */
static void deactivate(struct engine *e)
{
    while (e->to_activate.n) {
        uint32_t f = vec_pop(&e->to_activate);
        for (size_t i = 0; i < e->rules_of[f].n; i++) {
            struct rule r = e->rules.at[e->rules_of[f].at[i]];
            if (!r.is_removed)
                fire_all(e, r);
        }
    }
}

static void take_away(struct engine *e)
{
    deactivate(e);
    while (e->gone.n) {
        struct pair gone = vec_pop(&e->gone);
        uint32_t n = rep(e, gone.node);
        uint64_t splits = e->split;
        if (!idset_has(&e->nodes.at[n].pts, gone.loc))
            continue;
        struct idset succ = {0};
        idset_copy(&succ, &e->nodes.at[n].succ);
        struct idset_iter it = idset_begin(&succ);
        for (uint32_t to; idset_step(&it, &to);)
            put_fact(e, to, gone.loc);
        idset_release(&succ);
        fire_node(e, n, gone.loc);
        deactivate(e);
        if (e->split != splits) { /* there are edges now between former members: again */
            vec_push(&e->gone, gone);
            continue;
        }
        e->taken += idset_remove(&e->nodes.at[n].pts, gone.loc);
    }
}

static void remove_stmt(struct engine *e, uint32_t func, uint32_t stmt)
{
    e->is_deleting = true;
    for (size_t i = 0; i < e->rules_of[func].n; i++) {
        uint32_t id = e->rules_of[func].at[i];
        struct rule r = e->rules.at[id];
        if (r.stmt != stmt || r.is_removed)
            continue;
        e->rules.at[id].is_removed = true;
        if (e->is_reached[func])
            fire_all(e, r);
    }
    take_away(e);
    e->is_deleting = false;
}

/* All that still holds follows from what is left. */
static void derive_again(struct engine *e, uint32_t entry)
{
    for (uint32_t n = 0; n < e->nodes.n; n++) {
        if (e->nodes.at[n].rep != n)
            continue;
        idset_copy(&e->nodes.at[n].delta, &e->nodes.at[n].pts);
        wake(e, n);
    }
    put_reached(e, entry);
    for (uint32_t f = 0; f < e->prog->nfuncs; f++)
        if (e->is_reached[f])
            vec_push(&e->to_activate, f);
    for (size_t i = 0; i < e->rules.n; i++)
        if (e->rules.at[i].func == IR_NONE)
            fire_all(e, e->rules.at[i]);
    propagate(e);
}

/* ---- rules of a program ---- */

static uint32_t operand(struct engine *e, uint32_t func, ir_ref ref)
{
    const struct prog_func *pf = func == IR_NONE ? NULL : &e->prog->funcs[func];
    psym_id sym;
    int64_t offset;
    if (ref_kind(ref) == REF_REG)
        return e->first_reg[func] + ref_index(ref);
    if (!prog_ref_address(e->prog, pf ? pf->unit_index : 0, ref, &sym, &offset))
        return NONE;
    const struct prog_sym *ps = &e->prog->syms[sym.i];
    struct object o = {ps->is_function ? FUNCTION
                       : ps->is_tls    ? THREAD_LOCAL
                                       : VARIABLE,
                       sym.i, 0, (int64_t)ps->size};
    return node_with(e, location_of(e, object_of(e, o), ps->is_function ? 0 : offset));
}

static void add_rule(struct engine *e, struct rule r)
{
    bool has_values = r.kind == RULE_BASE || r.kind == RULE_CALL || r.kind == RULE_RUN;
    if (r.a == NONE || (!has_values && r.b == NONE))
        return;
    vec_push(&e->rules_of[r.func], (uint32_t)e->rules.n);
    if (r.kind != RULE_BASE && r.kind != RULE_COPY)
        vec_push(&e->nodes.at[r.a].rules, (uint32_t)e->rules.n);
    vec_push(&e->rules, r);
}

static void add_pair(struct engine *e, struct rule r)
{
    add_rule(e, r);
    struct rule second = r;
    second.a = r.b;
    second.b = r.a;
    second.is_second = true;
    add_rule(e, second);
}

static void add_fresh(struct engine *e, struct rule r, int64_t size)
{
    struct object o = {FRESH, e->prog->funcs[r.func].stmt_base + r.stmt, 0, size};
    r.kind = RULE_BASE;
    r.b = location_of(e, object_of(e, o), 0);
    add_rule(e, r);
}

static void add_call(struct engine *e, struct rule r, const struct ir_stmt *st, const ir_ref *args)
{
    const struct prog_func *pf = &e->prog->funcs[r.func];
    const char *name = "";
    int64_t size;
    r.kind = RULE_CALL;
    r.a = operand(e, r.func, args[0]);
    if (ref_kind(args[0]) == REF_SYM) {
        psym_id sym = prog_sym_of(e->prog, pf->unit_index, ref_index(args[0]));
        if (!e->prog->syms[sym.i].is_function)
            return;
        name = e->prog->syms[sym.i].func.i == IR_NONE ? e->prog->syms[sym.i].name : "";
    }
    if (strcmp(name, "malloc") == 0) {
        r.a = st->dst == IR_NO_REG ? NONE : e->first_reg[r.func] + st->dst;
        if (ir_ref_int(pf->unit, args[1], &size))
            add_fresh(e, r, size);
    } else if (strcmp(name, "create") == 0) {
        r.kind = RULE_CREATE;
        r.a = operand(e, r.func, args[2]);
        r.b = operand(e, r.func, args[1]);
        add_pair(e, r);
    } else if (strcmp(name, "join") == 0) {
        r.kind = RULE_JOIN;
        r.a = operand(e, r.func, args[1]);
        r.b = operand(e, r.func, args[2]);
        add_pair(e, r);
    } else if (*name) {
        r.kind = RULE_RUN;
        for (uint32_t i = 1; i < st->nargs; i++) {
            r.a = operand(e, r.func, args[i]);
            add_rule(e, r);
        }
    } else {
        add_rule(e, r);
    }
}

static void add_access(struct engine *e, struct rule r, const struct ir_stmt *st,
                       const ir_ref *args)
{
    uint32_t dst = r.b;
    r.a = operand(e, r.func, args[0]);
    r.n = st->size;
    r.kind = RULE_LOAD;
    if (st->op != IR_STORE && (st->op == IR_RMW || st->flags & IRF_PTR))
        add_rule(e, r);
    r.kind = RULE_STORE;
    r.b = st->op == IR_LOAD ? NONE : operand(e, r.func, args[1]);
    if (r.b != NONE)
        add_rule(e, r);
    r.b = dst;
}

static void add_flows(struct engine *e, struct rule r, const struct ir_stmt *st, const ir_ref *args)
{
    uint32_t step = st->op == IR_PHI ? 2 : 1;
    r.kind = RULE_COPY;
    for (uint32_t i = st->op == IR_SELECT; i < st->nargs; i += step) {
        r.a = operand(e, r.func, args[i]);
        add_rule(e, r);
    }
}

static void add_stmt(struct engine *e, uint32_t func, uint32_t stmt)
{
    const struct prog_func *pf = &e->prog->funcs[func];
    const struct ir_stmt *st = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, st);
    struct rule r = {.func = func, .stmt = stmt, .b = NONE};
    if (st->dst != IR_NO_REG)
        r.b = e->first_reg[func] + st->dst;
    switch (st->op) {
    case IR_ALLOCA:
        r.a = r.b;
        add_fresh(e, r, st->size);
        break;
    case IR_LOAD:
    case IR_RMW:
    case IR_STORE:
        add_access(e, r, st, args);
        break;
    case IR_MEMCOPY:
        ir_ref_int(pf->unit, args[2], &r.n);
        r.kind = RULE_BULK;
        r.a = operand(e, func, args[1]);
        r.b = operand(e, func, args[0]);
        add_pair(e, r);
        break;
    case IR_ADDR:
        ir_ref_int(pf->unit, args[1], &r.n);
        r.kind = RULE_SHIFT;
        r.a = operand(e, func, args[0]);
        add_rule(e, r);
        break;
    case IR_CALL:
        add_call(e, r, st, args);
        break;
    case IR_RET:
        r.b = result_of(e, func);
        add_flows(e, r, st, args);
        break;
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_PHI:
    case IR_SELECT:
        add_flows(e, r, st, args);
        break;
    default:
        break;
    }
}

static void add_initial_values(struct engine *e)
{
    for (uint32_t i = 0; i < e->prog->nsyms; i++) {
        const struct prog_sym *sym = &e->prog->syms[i];
        for (uint32_t k = 0; !sym->is_function && sym->is_defined && k < sym->sym->ninits; k++) {
            const struct ir_init *init = &sym->unit->inits[sym->sym->first_init + k];
            struct object o = {VARIABLE, i, 0, (int64_t)sym->size};
            struct rule r = {.kind = RULE_COPY, .func = IR_NONE};
            r.a = operand(e, IR_NONE, init->value);
            r.b = cell_of(e, location_of(e, object_of(e, o), (int64_t)init->offset));
            if (r.a != NONE && r.b != NONE)
                vec_push(&e->rules, r);
        }
    }
}

static void engine_init(struct engine *e, const struct prog *prog)
{
    e->prog = prog;
    e->first_reg = xcalloc(prog->nfuncs + 1, sizeof *e->first_reg);
    e->rules_of = xcalloc(prog->nfuncs + 1, sizeof *e->rules_of);
    e->is_reached = xcalloc(prog->nfuncs + 1, sizeof *e->is_reached);
    for (uint32_t f = 0; f < prog->nfuncs; f++) {
        e->first_reg[f] = (uint32_t)e->nodes.n;
        for (uint32_t r = 0; r <= prog->funcs[f].func->nregs; r++)
            new_node(e);
    }
    for (uint32_t f = 0; f < prog->nfuncs; f++)
        for (uint32_t k = 0; k < prog->funcs[f].func->nstmts; k++)
            add_stmt(e, f, k);
    add_initial_values(e);
}

static void engine_release(struct engine *e)
{
    for (size_t i = 0; i < e->nodes.n; i++) {
        idset_release(&e->nodes.at[i].pts);
        idset_release(&e->nodes.at[i].delta);
        idset_release(&e->nodes.at[i].succ);
        vec_release(&e->nodes.at[i].rules);
    }
    for (uint32_t f = 0; f < e->prog->nfuncs; f++)
        vec_release(&e->rules_of[f]);
    free(e->first_reg);
    free(e->rules_of);
    free(e->is_reached);
    vec_release(&e->nodes);
    vec_release(&e->rules);
    vec_release(&e->objects);
    vec_release(&e->locs);
    vec_release(&e->work);
    vec_release(&e->to_activate);
    vec_release(&e->gone);
}

/* ---- facts, as the reference writes them ---- */

static void put_location(const struct engine *e, uint32_t loc, struct strbuf *out)
{
    const struct location *l = &e->locs.at[loc];
    const struct object *o = &e->objects.at[l->object];
    if (o->kind == FRESH)
        strbuf_addf(out, "o%u[]", o->site);
    else if (o->kind == HANDLE)
        strbuf_addf(out, "h<s%uf%u", o->site, o->func);
    else
        strbuf_addf(out, "%c%u", o->kind == THREAD_LOCAL ? 't' : 'g', o->site);
    strbuf_addf(out, "%+" PRId64, l->offset);
}

static void put_facts(const struct engine *e, facts *out)
{
    struct strbuf loc = {0};
    for (uint32_t f = 0; f < e->prog->nfuncs; f++) {
        if (!e->is_reached[f])
            continue;
        facts_add(out, "i f%u []", f);
        for (uint32_t r = 0; r < e->prog->funcs[f].func->nregs; r++) {
            struct idset_iter it = idset_begin(&e->nodes.at[rep(e, e->first_reg[f] + r)].pts);
            for (uint32_t id; idset_step(&it, &id);) {
                strbuf_clear(&loc);
                put_location(e, id, &loc);
                facts_add(out, "v f%u [] r%u %s", f, r, strbuf_str(&loc));
            }
        }
    }
    strbuf_release(&loc);
    facts_sort(out);
}

/* ---- the test ---- */

static uint32_t random_below(uint64_t *state, uint32_t n)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*state >> 33) % n);
}

static bool same_as_reference(const struct engine *e, func_id entry, const bool *is_removed)
{
    facts ours = {0}, theirs = {0};
    struct context context = {KIND_INSENSITIVE, 1, NULL, is_removed};
    bool is_same = true;
    put_facts(e, &ours);
    if (reference_solve(e->prog, entry, context, &theirs)) {
        size_t n = 0; /* edges of the call graph follow from the rest */
        for (size_t i = 0; i < theirs.n; i++) {
            if (theirs.at[i][0] == 'e')
                continue;
            is_same &= n < ours.n && strcmp(ours.at[n], theirs.at[i]) == 0;
            n++;
        }
        is_same &= n == ours.n;
    }
    facts_release(&ours);
    facts_release(&theirs);
    return is_same;
}

bool delete_and_compare(const struct prog *prog, func_id entry, uint64_t seed,
                        struct deletion_totals *t)
{
    enum { ROUNDS = 5, MAX_AT_ONCE = 3 };
    struct engine e = {.merges = seed % 3 != 0};
    uint64_t random = seed * 0x9e3779b97f4a7c15u + 7;
    bool *is_removed = xcalloc(prog->nstmts + 1, sizeof *is_removed);
    engine_init(&e, prog);
    derive_again(&e, entry.i);
    bool is_same = same_as_reference(&e, entry, is_removed);
    for (int round = 0; round < ROUNDS && is_same; round++) {
        for (uint32_t i = 1 + random_below(&random, MAX_AT_ONCE); i > 0; i--) {
            uint32_t f = random_below(&random, prog->nfuncs);
            uint32_t stmt = random_below(&random, prog->funcs[f].func->nstmts);
            is_removed[prog->funcs[f].stmt_base + stmt] = true;
            remove_stmt(&e, f, stmt);
        }
        derive_again(&e, entry.i);
        is_same = same_as_reference(&e, entry, is_removed);
        t->rounds++;
    }
    t->merged += e.merged;
    t->split += e.split;
    t->taken += e.taken;
    free(is_removed);
    engine_release(&e);
    return is_same;
}
