/*
 * Lock tokens, lock sets and what they protect.
 *
 * A token is an acquired lock: the locations it may be, its mode, and, where these do not name
 * one run-time lock, the symbolic address (term.c). A lock set is a sorted sequence of tokens
 * (repeated if held more than once), frozen in conc->sets, so that equal sets have equal ids.
 *
 * Protection needs a must-argument. A lock set is turned into guards with respect to an access:
 *
 *   UNIQUE loc      the token is one run-time lock
 *   RELATION t      lock address = t(SELF), SELF the address of the accessed byte. If two accesses
 *                   meet at one address and have the same relation, they hold the same lock:
 *                   `p->lock` guards `p->data`, `locks[i]` guards `table[i]`. Without SELF it is a
 *                   way from a variable that always leads to the same lock (settled.c).
 *   OWNER t         the access goes through a pointer held in the object that contains the lock
 *                   (`q->lock` guards `q->head->next`), or along a list that begins there. An
 *                   assumption of the default mode.
 *   STRIPED obj     the lock is some element of one array of locks, or was chosen by the index that
 *                   led to the object, too. An assumption of the default mode: stripes are chosen
 *                   by what they protect.
 *   WITHIN locs     lock and accessed byte are in one object, whatever the indices: who meets there
 *                   holds the lock of that object (`s->lock` guards `s->slot[i]`; A-ROW).
 *   PART locs       the same, of one lock or of several: two sides exclude each other if there is
 *                   one lock in each object that both may mean.
 *   TAKEN loc       the object was taken out of where others find it, under a lock (exclusive); or
 *                   such a lock is held (shared): who finds it there comes before or gets another.
 *                   An assumption of the default mode (A-TAKEN).
 *   LISTED objs     found in the list that begins in one of these objects, under a lock (queued.c);
 *                   who finds something in another list does not find the same (A-TAKEN).
 *   TURN turn       the thread has the turn (turn.h); whether that keeps others away is settled
 *                   when everything else is known.
 */
#include "conc/lock/lockrel.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

enum guard_kind {
    GUARD_UNIQUE,
    GUARD_RELATION,
    GUARD_OWNER,
    GUARD_STRIPED,
    GUARD_TAKEN,
    GUARD_WITHIN,
    GUARD_PART,
    GUARD_TURN,
    GUARD_ROUND,
    GUARD_LISTED
};
enum {
    MAX_HOLD = 2,    /* how often one lock may be held before we stop counting */
    MAX_TOKENS = 64, /* locks held at a time; forgotten.c marks the set if there are more */
};

struct lock_token token_at(const struct conc *c, uint32_t token)
{
    const uint32_t *t = tuples_at(&c->token_keys, token);
    return (struct lock_token){t[0], t[1], t[2], t[3]};
}

uint32_t token_intern(struct conc *c, struct lock_token t, uint32_t stmt_id)
{
    uint32_t key[4] = {t.locs, t.mode, t.term, t.unique};
    bool fresh;
    uint32_t id = tuples_add(&c->token_keys, key, &fresh);
    if (fresh) {
        vec_push(&c->token_stmt, stmt_id);
        vec_push(&c->token_site, 0);
    }
    uint32_t site_key[2] = {id, stmt_id};
    tuples_add(&c->token_site_keys, site_key, &fresh);
    if (fresh) {
        struct token_site site = {stmt_id, c->token_site.at[id]};
        vec_push(&c->token_sites, site);
        c->token_site.at[id] = (uint32_t)c->token_sites.n;
    }
    return id;
}

static bool is_unique_lock(struct conc *c, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, locs);
    if (s.n != 1)
        return false;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){s.at[0]});
    return !l->stride && !l->ext && obj_is_unique(c, l->obj);
}

uint32_t token_make(struct conc *c, uint32_t frame, uint32_t stmt, const struct place *place,
                    enum lock_mode mode)
{
    inst_id inst = c->frames.at[frame].inst;
    struct lock_token t = {.mode = mode, .term = PTA_NONE};
    t.locs = seqs_add_set(&c->sets, pta_place(c->pta, inst, stmt, place));
    t.unique = is_unique_lock(c, t.locs);
    if (!t.unique)
        t.term = term_of_place(c, pta_inst_func(c->pta, inst), stmt, place);
    return token_intern(c, t, frame_func(c, frame)->stmt_base + stmt);
}

uint32_t token_of_ref(struct conc *c, uint32_t frame, uint32_t stmt, ir_ref ref)
{
    inst_id inst = c->frames.at[frame].inst;
    struct lock_token t = {.mode = LOCK_EXCLUSIVE, .term = PTA_NONE};
    t.locs = seqs_add_set(&c->sets, pta_value(c->pta, inst, ref));
    t.unique = is_unique_lock(c, t.locs);
    if (!t.unique)
        t.term = term_of(c, pta_inst_func(c->pta, inst), ref);
    return token_intern(c, t, frame_func(c, frame)->stmt_base + stmt);
}

uint32_t token_of_place(struct conc *c, loc_id loc, uint32_t stmt_id)
{
    struct lock_token t = {.mode = LOCK_EXCLUSIVE, .term = PTA_NONE, .unique = true};
    t.locs = seqs_add(&c->sets, &loc.i, 1);
    return token_intern(c, t, stmt_id);
}

uint32_t token_shared(struct conc *c, loc_id loc, uint32_t stmt_id)
{
    struct lock_token t = {.mode = LOCK_SHARED, .term = PTA_NONE, .unique = true};
    t.locs = seqs_add(&c->sets, &loc.i, 1);
    return token_intern(c, t, stmt_id);
}

/* ---- lock sets ---- */

uint32_t lockset_make(struct conc *c, u32_vec *tokens)
{
    for (size_t i = 1; i < tokens->n; i++) /* insertion sort: sets are small */
        for (size_t k = i; k > 0 && tokens->at[k - 1] > tokens->at[k]; k--) {
            uint32_t t = tokens->at[k];
            tokens->at[k] = tokens->at[k - 1];
            tokens->at[k - 1] = t;
        }
    uint32_t id = seqs_add(&c->sets, tokens->at, (uint32_t)tokens->n);
    vec_release(tokens);
    return id;
}

uint32_t lockset_acquire(struct conc *c, uint32_t lockset, uint32_t token)
{
    struct seq s = seqs_at(&c->sets, lockset);
    u32_vec out = {0};
    unsigned held = 0;
    for (uint32_t i = 0; i < s.n; i++) {
        held += s.at[i] == token;
        vec_push(&out, s.at[i]);
    }
    /* std::shared_mutex asks again where it was told to: counting those would keep it for ever. */
    unsigned most = token_at(c, token).mode == LOCK_SHARED ? 1 : MAX_HOLD;
    if (held < most && s.n < MAX_TOKENS)
        vec_push(&out, token);
    uint32_t with = lockset_make(c, &out);
    return held < most && s.n >= MAX_TOKENS ? lockset_forgetting(c, with, token) : with;
}

static bool same_lock(const struct conc *c, uint32_t a, uint32_t b)
{
    struct lock_token x = token_at(c, a), y = token_at(c, b);
    return x.term == y.term && (x.locs == y.locs || (x.term != PTA_NONE && !y.unique));
}

static uint32_t drop_at(struct conc *c, struct seq s, uint32_t at)
{
    u32_vec out = {0};
    for (uint32_t i = 0; i < s.n; i++)
        if (i != at)
            vec_push(&out, s.at[i]);
    return lockset_make(c, &out);
}

/* The one of two locks that is left when the other is given back by the name it was chosen by:
 * `first = a < b ? a : b; second = a < b ? b : a;`, lock both, unlock a. */
static uint32_t token_left(struct conc *c, uint32_t one, uint32_t other, struct lock_token t)
{
    struct lock_token a = token_at(c, one), b = token_at(c, other);
    uint32_t chosen[2], stmt = c->token_stmt.at[one];
    if (a.unique || b.unique || a.term == PTA_NONE || b.term == PTA_NONE || a.mode != b.mode ||
        a.locs != b.locs || !seqs_meet(&c->sets, a.locs, t.locs) ||
        !locks_are_exchanged(c, a.term, b.term, chosen))
        return PTA_NONE;
    if (!t.unique) {
        if (chosen[0] != t.term && chosen[1] != t.term)
            return PTA_NONE;
        a.term = chosen[0] == t.term ? chosen[1] : chosen[0];
        return token_intern(c, a, stmt);
    }
    a.locs = seqs_minus(&c->sets, a.locs, t.locs);
    if (!is_unique_lock(c, a.locs))
        return PTA_NONE;
    a.unique = true;
    a.term = PTA_NONE;
    return token_intern(c, a, stmt);
}

/* The lock set without the lock, if it is one of such a pair; PTA_NONE. */
static uint32_t release_of_pair(struct conc *c, uint32_t lockset, struct lock_token t)
{
    uint32_t n = seqs_at(&c->sets, lockset).n;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = i + 1; k < n; k++) {
            const uint32_t *at = seqs_at(&c->sets, lockset).at;
            uint32_t left = token_left(c, at[i], at[k], t);
            if (left == PTA_NONE)
                continue;
            u32_vec out = {0};
            for (uint32_t j = 0; j < n; j++)
                if (j != k)
                    vec_push(&out, j == i ? left : seqs_at(&c->sets, lockset).at[j]);
            return lockset_make(c, &out);
        }
    return PTA_NONE;
}

uint32_t lockset_release(struct conc *c, uint32_t lockset, uint32_t token)
{
    struct seq s = seqs_at(&c->sets, lockset);
    struct lock_token t = token_at(c, token);
    for (uint32_t i = s.n; i > 0; i--)
        if (same_lock(c, s.at[i - 1], token))
            return drop_at(c, s, i - 1);
    for (uint32_t i = s.n; i > 0; i--)
        if (t.locs && token_at(c, s.at[i - 1]).locs == t.locs)
            return drop_at(c, s, i - 1);
    uint32_t other = release_of_pair(c, lockset, t);
    if (other != PTA_NONE)
        return other;
    /* Some other name for it: whatever it may be is not surely held any more. */
    u32_vec out = {0};
    s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++)
        if (!seqs_meet(&c->sets, token_at(c, s.at[i]).locs, t.locs))
            vec_push(&out, s.at[i]);
    return lockset_make(c, &out);
}

uint32_t lockset_rename(struct conc *c, uint32_t lockset, uint32_t token, uint32_t term)
{
    struct lock_token t = token_at(c, token);
    t.term = term;
    uint32_t other = token_intern(c, t, c->token_stmt.at[token]);
    struct seq s = seqs_at(&c->sets, lockset);
    u32_vec out = {0};
    bool is_done = false;
    for (uint32_t i = 0; i < s.n; i++) {
        bool is_it = s.at[i] == token && !is_done;
        is_done |= is_it;
        vec_push(&out, is_it ? other : s.at[i]);
    }
    return lockset_make(c, &out);
}

uint32_t lockset_meet(struct conc *c, uint32_t a, uint32_t b)
{
    struct seq x = seqs_at(&c->sets, a), y = seqs_at(&c->sets, b);
    u32_vec out = {0};
    for (uint32_t i = 0, k = 0; i < x.n && k < y.n;) {
        if (x.at[i] == y.at[k]) {
            vec_push(&out, x.at[i]);
            i++, k++;
        } else if (x.at[i] < y.at[k]) {
            i++;
        } else {
            k++;
        }
    }
    uint32_t met = lockset_make(c, &out);
    return lockset_forgets(c, a) || lockset_forgets(c, b) ? lockset_marked(c, met) : met;
}

uint32_t lockset_join(struct conc *c, uint32_t a, uint32_t b)
{
    if (!a || !b)
        return a | b;
    struct seq x = seqs_at(&c->sets, a), y = seqs_at(&c->sets, b);
    u32_vec out = {0};
    for (uint32_t i = 0, k = 0; i < x.n || k < y.n;) {
        bool from_x = k == y.n || (i < x.n && x.at[i] <= y.at[k]);
        vec_push(&out, from_x ? x.at[i++] : y.at[k++]);
    }
    uint32_t id = seqs_add(&c->sets, out.at, (uint32_t)out.n);
    vec_release(&out);
    return id;
}

/* A token as the callee sees it; a symbolic address that means nothing there is forgotten. */
static uint32_t token_to_callee(struct conc *c, uint32_t token, func_id callee, func_id caller,
                                uint32_t stmt)
{
    struct lock_token t = token_at(c, token);
    if (t.term == PTA_NONE)
        return token;
    t.term = term_to_callee(c, t.term, callee, caller, stmt);
    if (!term_is_known_in(c, t.term, callee))
        t.term = PTA_NONE;
    return token_intern(c, t, c->token_stmt.at[token]);
}

/*
 * Functions of the C++ library are given several parts of one object (two iterators): the lock has
 * a name by each of them there.
 */
static void add_names(struct conc *c, uint32_t token, uint32_t known, func_id callee,
                      func_id caller, uint32_t stmt, u32_vec *out)
{
    enum { MAX_NAMES = 3 };
    struct lock_token t = token_at(c, token);
    uint32_t term = t.term, n = c->prog->funcs[callee.i].func->nparams;
    if (t.unique || term == PTA_NONE || !prog_func_is_library(c->prog, callee))
        return;
    for (uint32_t i = 0; i < n && i < MAX_NAMES; i++) {
        t.term = term_beside(c, term, callee, caller, stmt, i);
        uint32_t other = t.term == term ? known : token_intern(c, t, c->token_stmt.at[token]);
        if (other != known)
            vec_push(out, other);
    }
}

/* The lock of what the callee works on, by that name. */
static void add_owner(struct conc *c, uint32_t token, func_id callee, inst_id caller, uint32_t stmt,
                      u32_vec *out)
{
    struct lock_token t = token_at(c, token);
    uint32_t part = call_passes_part(c, t, caller, stmt);
    if (part != IR_NONE) {
        t.term = term_owner_of(c, callee, part);
        vec_push(out, token_intern(c, t, c->token_stmt.at[token]));
        return;
    }
    if (!call_keeps_owner(c, t, callee, caller, stmt))
        return;
    t.term = term_owner(c, prog_func_is_library(c->prog, callee));
    vec_push(out, token_intern(c, t, c->token_stmt.at[token]));
}

uint32_t lockset_handed_down(struct conc *c, uint32_t lockset, func_id callee, inst_id caller,
                             uint32_t stmt)
{
    func_id from = pta_inst_func(c->pta, caller);
    u32_vec out = {0};
    lockset = lockset_with_chosen(c, lockset);
    for (uint32_t i = 0; i < seqs_at(&c->sets, lockset).n; i++) {
        uint32_t held = seqs_at(&c->sets, lockset).at[i];
        uint32_t token = token_to_callee(c, held, callee, from, stmt);
        vec_push(&out, token);
        add_names(c, held, token, callee, from, stmt, &out);
        add_owner(c, held, callee, caller, stmt, &out);
    }
    return lockset_make(c, &out);
}

uint32_t lockset_to_callee(struct conc *c, uint32_t lockset, func_id callee, func_id caller,
                           uint32_t stmt)
{
    struct seq s = seqs_at(&c->sets, lockset);
    u32_vec out = {0};
    for (uint32_t i = 0; i < s.n; i++)
        vec_push(&out, token_to_callee(c, s.at[i], callee, caller, stmt));
    return lockset_make(c, &out);
}

/* The caller's token that the callee knew as `token`; PTA_NONE if it is not one of them. */
static uint32_t remembered(struct conc *c, uint32_t token, uint32_t before, func_id callee,
                           func_id caller, uint32_t stmt)
{
    struct seq s = seqs_at(&c->sets, before);
    for (uint32_t i = 0; i < s.n; i++)
        if (token_to_callee(c, s.at[i], callee, caller, stmt) == token)
            return s.at[i];
    return PTA_NONE;
}

static uint32_t translate_back(struct conc *c, uint32_t lockset, uint32_t before, func_id callee,
                               func_id caller, uint32_t stmt)
{
    struct seq s = seqs_at(&c->sets, lockset);
    u32_vec out = {0};
    for (uint32_t i = 0; i < s.n; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        if (t.unique && t.term != PTA_NONE) { /* a name inside of the callee */
            t.term = PTA_NONE;
            vec_push(&out, token_intern(c, t, c->token_stmt.at[s.at[i]]));
            continue;
        }
        uint32_t token = t.unique ? s.at[i] : remembered(c, s.at[i], before, callee, caller, stmt);
        if (token == PTA_NONE && t.term != PTA_NONE) {
            t.term = term_to_caller(c, t.term, callee, caller, stmt);
            token = token_intern(c, t, c->token_stmt.at[s.at[i]]);
        }
        vec_push(&out, token == PTA_NONE ? s.at[i] : token);
    }
    return lockset_make(c, &out);
}

/* Asked again whenever a function is looked at again, so answers are kept. */
uint32_t lockset_to_caller(struct conc *c, uint32_t lockset, uint32_t before, func_id callee,
                           func_id caller, uint32_t stmt)
{
    uint32_t key[4] = {lockset, before, callee.i, c->prog->funcs[caller.i].stmt_base + stmt};
    bool fresh;
    if (!lockset)
        return lockset;
    uint32_t id = tuples_add(&c->back_keys, key, &fresh);
    if (fresh) {
        vec_push(&c->back_locksets, PTA_NONE);
        c->back_locksets.at[id] = translate_back(c, lockset, before, callee, caller, stmt);
    }
    return c->back_locksets.at[id];
}

/* ---- guards ---- */

/* Guards of one lock are neighbours: 2 * lock, and one more if it is shared. */
static uint32_t guard(struct conc *c, enum guard_kind kind, uint32_t value, uint32_t mode)
{
    uint32_t key[2] = {kind, value};
    return 2 * tuples_add(&c->guard_keys, key, NULL) + (mode == LOCK_SHARED);
}

/* Lock address in terms of the accessed address; PTA_NONE if they are not related. */
static uint32_t relation(struct conc *c, uint32_t lock, uint32_t address)
{
    int64_t off;
    uint32_t root = term_strip(c, address, &off);
    if (term_contains(c, lock, root))
        return term_replace(c, lock, root, term_add(c, term_self(c), -off));
    const uint32_t *t = tuples_at(&c->terms, root), *l = tuples_at(&c->terms, lock);
    if (t[0] == TERM_SYM && l[0] == TERM_SYM && t[1] == l[1]) /* both in one variable */
        return term_add(c, term_self(c), (int64_t)(int32_t)l[2] - (int32_t)t[2] - off);
    if (t[0] != TERM_INDEX)
        return PTA_NONE;
    uint32_t stride = t[2], index = t[3];
    if (tuples_at(&c->terms, index)[0] == TERM_INT || !term_contains(c, lock, index))
        return PTA_NONE;
    return term_index(c, term_replace(c, lock, index, term_self(c)), stride, term_self(c));
}

static bool is_stripe(const struct conc *c, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, locs);
    return s.n == 1 && pta_loc(c->pta, (loc_id){s.at[0]})->stride != 0;
}

/* Does a number depend on `index` alone, but for what is kept in memory (the size of a table)? */
static bool depends_on(const struct conc *c, uint32_t number, uint32_t index)
{
    const uint32_t *t = tuples_at(&c->terms, number);
    if (number == index || t[0] == TERM_LOAD)
        return true;
    if (t[0] == TERM_REG || t[0] == TERM_PARAM)
        return false;
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && !depends_on(c, t[1 + i], index))
            return false;
    return true;
}

/* Is the lock taken out of an array, by a number that is made of the index? */
static bool is_chosen_by(const struct conc *c, uint32_t lock, uint32_t index)
{
    const uint32_t *t = tuples_at(&c->terms, lock);
    while (t[0] == TERM_ADD || t[0] == TERM_LOAD || t[0] == TERM_INDEX) {
        if (t[0] == TERM_INDEX && term_contains(c, t[3], index))
            return depends_on(c, t[3], index) && !term_is_neighbour(c, t[3], index);
        if (t[0] == TERM_INDEX && numbers_agree(c, t[3], index))
            return true;
        t = tuples_at(&c->terms, t[1]);
    }
    return false;
}

/* Was what the address leads through taken out of an array with an index that chose the lock, too?
 */
static bool is_chosen_alike(const struct conc *c, uint32_t lock, uint32_t address)
{
    const uint32_t *t = tuples_at(&c->terms, address);
    while (t[0] == TERM_ADD || t[0] == TERM_LOAD || t[0] == TERM_INDEX) {
        if (t[0] == TERM_INDEX && tuples_at(&c->terms, t[3])[0] != TERM_INT &&
            is_chosen_by(c, lock, t[3]))
            return true;
        t = tuples_at(&c->terms, t[1]);
    }
    return false;
}

/* Is the accessed place in the array of records that the lock is in one of? */
static bool is_in_array_of(const struct conc *c, uint32_t lock_locs, const struct idset *locs)
{
    struct seq s = seqs_at(&c->sets, lock_locs);
    const struct pta_loc *lock = pta_loc(c->pta, (loc_id){s.at[0]});
    struct idset_iter it = idset_begin(locs);
    for (uint32_t loc; idset_step(&it, &loc);)
        if (pta_loc(c->pta, (loc_id){loc})->obj.i == lock->obj.i)
            return true;
    return false;
}

/* Is the value loaded through the register: `n->next`? */
static bool is_loaded_through(struct conc *c, func_id f, ir_ref value, uint32_t reg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool is_loaded = false;
    for (int i = 0; i < 4 && ref_kind(value) == REF_REG; i++) {
        uint32_t def = finfo_of(c, f)->def[ref_index(value)];
        if (ref_index(value) == reg)
            return is_loaded;
        if (def == IR_NONE || (pf->stmts[def].op != IR_LOAD && pf->stmts[def].op != IR_ADDR))
            return false;
        is_loaded |= pf->stmts[def].op == IR_LOAD;
        value = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return false;
}

/* Where the value was loaded from, or the value itself. */
static uint32_t source_of(struct conc *c, func_id f, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t def = ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
    if (def != IR_NONE && pf->stmts[def].op == IR_LOAD)
        value = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    return term_of(c, f, value);
}

/* A walk along a list that begins at what was chosen with the lock: `for (n = table[i]; ...)`. */
static bool is_walked_alike(struct conc *c, uint32_t lock, uint32_t address)
{
    const uint32_t *t = tuples_at(&c->terms, term_base(c, address));
    if (!c->prog->classes || t[0] != TERM_REG || t[1] == PTA_NONE)
        return false;
    func_id f = func_of_register(c->prog, t[1]);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t reg = t[1] - pf->reg_base, found = 0;
    uint32_t def = reg < pf->func->nregs ? finfo_of(c, f)->def[reg] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_PHI)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    for (uint32_t i = 0; i < pf->stmts[def].nargs; i += 2) {
        if (is_loaded_through(c, f, args[i], reg))
            continue;
        if (!is_chosen_alike(c, lock, source_of(c, f, args[i])))
            return false;
        found++;
    }
    return found > 0;
}

/* Is the address computed from `owner` by adding offsets and indices? */
static bool is_within(const struct conc *c, uint32_t address, uint32_t owner)
{
    const uint32_t *t = tuples_at(&c->terms, address);
    while (address != owner && (t[0] == TERM_ADD || t[0] == TERM_INDEX)) {
        address = t[1];
        t = tuples_at(&c->terms, address);
    }
    return address == owner;
}

/* Is what is accessed by way of the lock's owner another owner, or what several of them share? */
static bool is_of_others(struct conc *c, const struct lock_token *t, const struct idset *locs)
{
    return locs && (owners_share(c, t->locs, locs) || owners_are_peers(c, t->locs, locs));
}

/* Does what is accessed belong to the owner of the lock (A-OWNER)? */
static bool is_owned(struct conc *c, const struct lock_token *t, uint32_t owner, uint32_t address,
                     const struct idset *locs)
{
    return term_contains(c, address, owner) &&
           (is_within(c, address, owner) || !is_of_others(c, t, locs));
}

/* The variable and the offset that a term means, if nothing in it is unknown. */
static bool is_fixed_place(const struct conc *c, uint32_t term, psym_id *sym, int64_t *off)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    const uint32_t *index = t[0] == TERM_INDEX ? tuples_at(&c->terms, t[3]) : NULL;
    if (t[0] == TERM_SYM) {
        sym->i = t[1];
        *off += (int32_t)t[2];
        return true;
    }
    if (t[0] == TERM_ADD)
        *off += (int32_t)t[2];
    else if (index && index[0] == TERM_INT)
        *off += (int64_t)(int32_t)t[2] * (int32_t)index[1];
    else
        return false;
    return is_fixed_place(c, t[1], sym, off);
}

/*
 * An element of an array of locks by a number that is constant for the caller: `take(0)`, where
 * `take` locks `locks[i]`. If somebody takes that element by its own name, it is the same place.
 */
static uint32_t guard_fixed(struct conc *c, struct lock_token t)
{
    psym_id sym;
    int64_t off = 0;
    if (t.unique || t.term == PTA_NONE || !is_fixed_place(c, t.term, &sym, &off) ||
        c->prog->syms[sym.i].is_tls)
        return PTA_NONE;
    obj_id obj = pta_sym_obj(c->pta, sym);
    if (obj.i == PTA_NONE || !obj_is_unique(c, obj))
        return PTA_NONE;
    const u32_vec *all = pta_obj_locs(c->pta, obj);
    for (size_t i = 0; i < all->n; i++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){all->at[i]});
        if (l->off == off && !l->stride && !l->ext && !l->inner)
            return guard(c, GUARD_UNIQUE, all->at[i], t.mode);
    }
    uint32_t at = term_of_variable(c, sym, (int32_t)off);
    return guard(c, GUARD_RELATION, at, t.mode);
}

/* A lock by the way that leads to it from a variable and does not change. */
static uint32_t guard_settled(struct conc *c, struct lock_token t)
{
    if (t.unique || t.term == PTA_NONE || c->opt.mode == MODE_SOUND || c->prog->classes)
        return PTA_NONE;
    uint32_t name = lock_name(c, t.term);
    return name == PTA_NONE ? PTA_NONE : guard(c, GUARD_RELATION, name, t.mode);
}

static uint32_t guard_of_token(struct conc *c, struct lock_token t, uint32_t address,
                               const struct idset *locs)
{
    if (t.unique) {
        uint32_t loc = seqs_at(&c->sets, t.locs).at[0], turn = turn_at(c, loc);
        bool is_turn = turn != PTA_NONE &&
                       (c->turns.at[turn].kind != TURN_PASSED || c->turns.at[turn].is_passed);
        return is_turn ? guard(c, GUARD_TURN, turn_group(c, turn), t.mode)
                       : guard(c, GUARD_UNIQUE, loc, t.mode);
    }
    if (t.term == PTA_NONE)
        return PTA_NONE;
    uint32_t rel = relation(c, t.term, address);
    if (rel != PTA_NONE && term_is_closed(c, rel))
        return guard(c, GUARD_RELATION, rel, t.mode);
    if (c->opt.mode == MODE_SOUND)
        return PTA_NONE;
    int64_t off;
    uint32_t owner = term_strip(c, t.term, &off);
    if (is_owned(c, &t, owner, address, locs))
        return guard(c, GUARD_OWNER, t.locs, t.mode);
    if (locs && owners_share(c, t.locs, locs))
        return PTA_NONE;
    uint32_t holder = locs && c->prog->classes ? holder_of_lock(c, t) : PTA_NONE;
    if (locs && c->prog->classes &&
        (is_in_part_of(c, owner, address, locs) ||
         (holder != PTA_NONE && is_in_part_of(c, holder, address, locs))))
        return guard(c, GUARD_OWNER, t.locs, t.mode);
    if (is_chosen_alike(c, t.term, address) || is_walked_alike(c, t.term, address))
        return guard(c, GUARD_STRIPED, t.locs, t.mode);
    int64_t ignored;
    uint32_t kind = tuples_at(&c->terms, term_strip(c, address, &ignored))[0];
    if (is_stripe(c, t.locs) && kind != TERM_INDEX && kind != TERM_SYM &&
        !(locs && (is_in_array_of(c, t.locs, locs) || one_place(c, locs) != PTA_NONE)) &&
        guard_fixed(c, t) == PTA_NONE)
        return guard(c, GUARD_STRIPED, t.locs, t.mode);
    return PTA_NONE;
}

/* Who finds the same elements in another way, by a pointer that walks a list, has it as well. */
static uint32_t guard_striped(struct conc *c, struct lock_token t, uint32_t address)
{
    if (t.unique || t.term == PTA_NONE || c->opt.mode == MODE_SOUND || !is_stripe(c, t.locs) ||
        !is_chosen_alike(c, t.term, address))
        return PTA_NONE;
    return guard(c, GUARD_STRIPED, t.locs, t.mode);
}

/* One run-time lock that has a name as well: others know it by that. */
static uint32_t guard_named(struct conc *c, struct lock_token t, uint32_t address)
{
    uint32_t rel = t.unique && t.term != PTA_NONE ? relation(c, t.term, address) : PTA_NONE;
    return rel != PTA_NONE && term_is_closed(c, rel) ? guard(c, GUARD_RELATION, rel, t.mode)
                                                     : PTA_NONE;
}

static uint32_t guard_within(struct conc *c, struct lock_token t, uint32_t address,
                             enum guard_kind kind)
{
    int64_t off;
    if (t.unique || t.term == PTA_NONE || !t.locs || c->opt.mode == MODE_SOUND ||
        !is_within(c, address, term_strip(c, t.term, &off)))
        return PTA_NONE;
    return guard(c, kind, t.locs, t.mode);
}

/* A lock object that each object has made for itself guards its fields, by whatever way it is
 * reached: a read write lock by either side. */
static uint32_t guard_held(struct conc *c, struct lock_token t, uint32_t address)
{
    uint32_t holder =
        c->prog->classes && c->opt.mode != MODE_SOUND ? holder_of_lock(c, t) : PTA_NONE;
    return holder != PTA_NONE && is_within(c, address, holder)
               ? guard(c, GUARD_OWNER, t.locs, t.mode)
               : PTA_NONE;
}

static uint32_t guard_walked(struct conc *c, struct lock_token t, uint32_t address,
                             const struct idset *locs, enum walk_kind kind)
{
    int64_t off;
    if (t.unique || t.term == PTA_NONE || c->prog->classes || c->opt.mode == MODE_SOUND)
        return PTA_NONE;
    enum walk_kind walk = walks_from(c, address, term_strip(c, t.term, &off));
    if (walk == WALK_NONE || (kind == WALK_BY_LINKS && walk != WALK_BY_LINKS))
        return PTA_NONE;
    /* A walk by links begins at one in the owner itself: that is no peer. */
    if (walk == WALK_BY_LINKS ? locs && owners_share(c, t.locs, locs) : is_of_others(c, &t, locs))
        return PTA_NONE;
    return guard(c, kind == WALK_BY_LINKS ? GUARD_WITHIN : GUARD_OWNER, t.locs, t.mode);
}

/* An element of a container beside the lock, as the user's code finds it. */
static uint32_t guard_element(struct conc *c, struct lock_token t, uint32_t address,
                              const struct idset *locs)
{
    int64_t off;
    if (t.unique || t.term == PTA_NONE || !locs || c->prog->classes || c->opt.mode == MODE_SOUND ||
        !locs_are_kept(c, t, locs) || !is_element_of(c, address, term_strip(c, t.term, &off)))
        return PTA_NONE;
    return guard(c, GUARD_OWNER, t.locs, t.mode);
}

/* Is the number a member of a record, but for bits that are taken off? */
static bool is_stored_number(const struct conc *c, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    while (t[0] == TERM_OP && tuples_at(&c->terms, t[3])[0] == TERM_INT)
        t = tuples_at(&c->terms, t[2]);
    if (t[0] != TERM_LOAD)
        return false;
    t = tuples_at(&c->terms, t[1]);
    while (t[0] == TERM_ADD)
        t = tuples_at(&c->terms, t[1]);
    return t[0] == TERM_REG || t[0] == TERM_PARAM || t[0] == TERM_LOAD;
}

/*
 * An element of an array of locks, and one of another array with as many elements: `lock[i]` with
 * `head[i]`, or with `head[item->class]`, the stripe that the item remembers (A-STRIPED).
 */
static uint32_t guard_parallel(struct conc *c, struct lock_token t, uint32_t address)
{
    int64_t off;
    const uint32_t *at = tuples_at(&c->terms, term_strip(c, address, &off));
    if (t.unique || t.term == PTA_NONE || c->opt.mode == MODE_SOUND || !is_stripe(c, t.locs) ||
        at[0] != TERM_INDEX || !at[2] || tuples_at(&c->terms, at[1])[0] != TERM_SYM)
        return PTA_NONE;
    const struct pta_loc *lock = pta_loc(c->pta, (loc_id){seqs_at(&c->sets, t.locs).at[0]});
    uint64_t elements = c->prog->syms[tuples_at(&c->terms, at[1])[1]].size / at[2];
    if (!elements || pta_obj(c->pta, lock->obj)->size / lock->stride != elements)
        return PTA_NONE;
    bool is_stored = is_stored_number(c, at[3]);
    uint32_t rel = relation(c, t.term, address);
    const uint32_t *own = tuples_at(&c->terms, term_strip(c, t.term, &off));
    if (own[0] == TERM_INDEX && term_is_neighbour(c, own[3], at[3]))
        return PTA_NONE;
    if (!is_stored && (rel == PTA_NONE || !term_is_closed(c, rel)))
        return PTA_NONE;
    return guard(c, GUARD_STRIPED, t.locs, t.mode);
}

/* Who holds all locks of the array at once keeps out who holds one of them. */
static uint32_t add_guard_of_array(struct conc *c, uint32_t set, struct lock_token t)
{
    struct seq s = seqs_at(&c->sets, t.locs);
    uint32_t all = s.n == 1 && !idset_is_empty(&c->swept) ? sweep_of(c, s.at[0]) : PTA_NONE;
    bool is_all = t.unique && s.n == 1 && s.at[0] == all;
    return all == PTA_NONE || is_all
               ? set
               : seqs_insert(&c->sets, set, guard(c, GUARD_UNIQUE, all, LOCK_SHARED));
}

/* The turn that the token stands for, which is no lock that could be known in other ways. */
static uint32_t turn_of_token(const struct conc *c, struct lock_token t)
{
    uint32_t turn = t.unique ? turn_at(c, seqs_at(&c->sets, t.locs).at[0]) : PTA_NONE;
    bool is_lock =
        turn != PTA_NONE && c->turns.at[turn].kind == TURN_PASSED && !c->turns.at[turn].is_passed;
    return is_lock ? PTA_NONE : turn;
}

static uint32_t add_guards(struct conc *c, uint32_t set, struct lock_token t, uint32_t address,
                           const struct idset *locs)
{
    if (turn_of_token(c, t) != PTA_NONE)
        return seqs_insert(&c->sets, set, guard_of_token(c, t, address, locs));
    if (!t.unique && t.term != PTA_NONE && tuples_at(&c->terms, t.term)[0] == TERM_OWNER) {
        bool is_kept = is_kept_by_owner(c, t, address, locs);
        return is_kept ? seqs_insert(&c->sets, set, guard(c, GUARD_OWNER, t.locs, t.mode)) : set;
    }
    const uint32_t guards[] = {guard_of_token(c, t, address, locs),
                               guard_within(c, t, address, GUARD_WITHIN),
                               guard_within(c, t, address, GUARD_PART),
                               guard_named(c, t, address),
                               guard_fixed(c, t),
                               guard_settled(c, t),
                               guard_held(c, t, address),
                               guard_striped(c, t, address),
                               guard_parallel(c, t, address),
                               guard_walked(c, t, address, locs, WALK_OF_NODES),
                               guard_element(c, t, address, locs),
                               guard_walked(c, t, address, locs, WALK_BY_LINKS)};
    for (size_t i = 0; i < ARRAY_SIZE(guards); i++)
        if (guards[i] != PTA_NONE)
            set = seqs_insert(&c->sets, set, guards[i]);
    return add_guard_of_array(c, set, t);
}

/* Both locks of a pair. */
static uint32_t add_guards_of_pair(struct conc *c, uint32_t set, struct lock_token a,
                                   struct lock_token b, uint32_t address, const struct idset *locs)
{
    uint32_t chosen[2];
    for (int i = 0; locks_are_pair(c, a, b, chosen) && i < 2; i++) {
        struct lock_token one = a;
        one.term = chosen[i];
        set = add_guards(c, set, one, address, locs);
    }
    return set;
}

/* Those that were forgotten anywhere count as held where some were: nothing is reported because of
 * what the analysis did not keep. */
static uint32_t guards_forgotten(struct conc *c, uint32_t lockset)
{
    struct idset_iter it = idset_begin(&c->forgotten);
    uint32_t set = 0;
    for (uint32_t loc; lockset_forgets(c, lockset) && idset_step(&it, &loc);)
        set = seqs_insert(&c->sets, set, guard(c, GUARD_UNIQUE, loc, LOCK_EXCLUSIVE));
    return set;
}

uint32_t lockset_guards(struct conc *c, uint32_t lockset, uint32_t address,
                        const struct idset *locs)
{
    uint32_t set = guards_forgotten(c, lockset);
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++)
        set = add_guards(c, set, token_at(c, seqs_at(&c->sets, lockset).at[i]), address, locs);
    for (uint32_t i = 0; lockset_has_pair(c, lockset) && i < s.n; i++)
        for (uint32_t j = i + 1; j < s.n; j++) {
            const uint32_t *at = seqs_at(&c->sets, lockset).at;
            set = add_guards_of_pair(c, set, token_at(c, at[i]), token_at(c, at[j]), address, locs);
        }
    return set;
}

/* Is all that may be accessed in the object of the lock? */
static bool are_beside_lock(const struct conc *c, loc_id lock, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        if (pta_loc(c->pta, (loc_id){loc})->obj.i != pta_loc(c->pta, lock)->obj.i)
            return false;
        n++;
    }
    return n > 0;
}

/* One lock, and an access to a part of the object that it is in: others have the lock of whatever
 * object they access. */
static uint32_t guards_of_parts(struct conc *c, uint32_t guards, uint32_t lockset,
                                const struct idset *locs)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n && c->opt.mode != MODE_SOUND && !c->prog->classes; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        if (t.unique && turn_of_token(c, t) == PTA_NONE &&
            are_beside_lock(c, (loc_id){seqs_at(&c->sets, t.locs).at[0]}, locs))
            guards = seqs_insert(&c->sets, guards, guard(c, GUARD_PART, t.locs, t.mode));
        s = seqs_at(&c->sets, lockset); /* sets may have moved */
    }
    return guards;
}

/* The one lock as the field of the object of `at` that holds nothing else (JVM); PTA_NONE. */
static uint32_t lock_in_field(struct conc *c, const struct pta_loc *lock, const struct pta_loc *at)
{
    const u32_vec *locs = pta_obj_locs(c->pta, at->obj);
    for (size_t i = 0; c->prog->classes && i < locs->n; i++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){locs->at[i]});
        uint32_t held =
            l->stride ? IDSET_END : idset_only(pta_content(c->pta, (loc_id){locs->at[i]}));
        const struct pta_loc *k = held == IDSET_END ? NULL : pta_loc(c->pta, (loc_id){held});
        if (!k || k->obj.i != lock->obj.i || k->stride)
            continue;
        uint32_t kept = term_kept_at(c, term_add(c, term_self(c), l->off - at->off));
        return term_add(c, kept, lock->off - k->off);
    }
    return PTA_NONE;
}

/*
 * The lock in the one object that is accessed, as others may hold it who do not know which object
 * it is (a member function that is called for several): they have the relation of lock and place.
 * On the JVM a field of the object holds the lock.
 */
uint32_t guards_inside(struct conc *c, uint32_t guards, uint32_t lockset, const struct idset *locs)
{
    guards = guards_of_parts(c, guards, lockset, locs);
    struct seq s = seqs_at(&c->sets, lockset);
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    if (idset_count(locs) != 1 || !idset_step(&it, &loc))
        return guards;
    const struct pta_loc *at = pta_loc(c->pta, (loc_id){loc});
    for (uint32_t i = 0; i < s.n && !at->stride && !at->ext; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        bool is_one = t.unique && turn_of_token(c, t) == PTA_NONE;
        const struct pta_loc *lock =
            is_one ? pta_loc(c->pta, (loc_id){seqs_at(&c->sets, t.locs).at[0]}) : NULL;
        if (!lock || lock->stride || lock->ext)
            continue;
        uint32_t rel = lock->obj.i == at->obj.i ? term_add(c, term_self(c), lock->off - at->off)
                                                : lock_in_field(c, lock, at);
        if (rel == PTA_NONE)
            continue;
        guards = seqs_insert(&c->sets, guards, guard(c, GUARD_RELATION, rel, t.mode));
    }
    return guards;
}

static int by_number(const void *pa, const void *pb)
{
    uint32_t a = *(const uint32_t *)pa, b = *(const uint32_t *)pb;
    return a < b ? -1 : a > b;
}

/* Of places of locks under which something is taken: a guard for each. */
static uint32_t guards_of_places(struct conc *c, const u32_vec *places, enum lock_mode mode)
{
    u32_vec guards = {0};
    for (size_t i = 0; i < places->n; i++)
        vec_push(&guards, guard(c, GUARD_TAKEN, places->at[i], mode));
    if (guards.n)
        qsort(guards.at, guards.n, sizeof *guards.at, by_number);
    uint32_t set = seqs_add(&c->sets, guards.at, (uint32_t)guards.n);
    vec_release(&guards);
    return set;
}

/* The guards of what was taken from these places: the container's lock is not inside of it. */
static uint32_t guards_of_taken(struct conc *c, const struct idset *taken)
{
    bool is_new;
    uint32_t *slot = map_slot(&c->guards_taken, (uint64_t)(uintptr_t)taken, &is_new);
    if (!is_new)
        return *slot;
    struct idset objs = {0};
    u32_vec places = {0};
    uint32_t loc;
    add_objects_at(c, taken, &objs);
    struct idset_iter it = idset_begin(&c->take_locks);
    while (idset_step(&it, &loc))
        if (!idset_has(&objs, pta_loc(c->pta, (loc_id){loc})->obj.i))
            vec_push(&places, loc);
    *slot = guards_of_places(c, &places, LOCK_EXCLUSIVE);
    vec_release(&places);
    idset_release(&objs);
    return *slot;
}

/* The guards of who holds locks under which something is taken. */
static uint32_t guards_of_takers(struct conc *c, uint32_t lockset)
{
    bool is_new;
    uint32_t *slot = map_slot(&c->guards_taker, lockset, &is_new);
    if (!is_new)
        return *slot;
    struct seq s = seqs_at(&c->sets, lockset);
    struct idset seen = {0};
    u32_vec places = {0};
    for (uint32_t i = 0; i < s.n; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, s.at[i]).locs);
        for (uint32_t k = 0; k < locs.n; k++)
            if (idset_has(&c->take_locks, locs.at[k]) && idset_add(&seen, locs.at[k]))
                vec_push(&places, locs.at[k]);
    }
    *slot = guards_of_places(c, &places, LOCK_SHARED);
    vec_release(&places);
    idset_release(&seen);
    return *slot;
}

uint32_t guards_of_takes(struct conc *c, uint32_t guards, uint32_t lockset,
                         const struct idset *taken)
{
    if (idset_is_empty(&c->take_locks))
        return guards;
    if (taken)
        guards = seqs_union(&c->sets, guards, guards_of_taken(c, taken));
    return lockset ? seqs_union(&c->sets, guards, guards_of_takers(c, lockset)) : guards;
}

uint32_t guards_of_list(struct conc *c, uint32_t guards, uint32_t lockset, uint32_t list)
{
    if (!list || !guards_of_takers(c, lockset))
        return guards;
    return seqs_insert(&c->sets, guards, guard(c, GUARD_LISTED, list, LOCK_EXCLUSIVE));
}

/* Found in two lists that begin in different objects. */
static bool lists_differ(const struct conc *c, struct seq x, struct seq y)
{
    for (uint32_t i = 0; c->queued && i < x.n; i++) {
        const uint32_t *g = tuples_at(&c->guard_keys, x.at[i] / 2);
        for (uint32_t k = 0; g[0] == GUARD_LISTED && k < y.n; k++) {
            const uint32_t *h = tuples_at(&c->guard_keys, y.at[k] / 2);
            if (h[0] == GUARD_LISTED && !seqs_meet(&c->sets, g[1], h[1]))
                return true;
        }
    }
    return false;
}

bool guards_have_unique(const struct conc *c, uint32_t guards, loc_id loc)
{
    struct seq s = seqs_at(&c->sets, guards);
    for (uint32_t i = 0; i < s.n; i++) {
        const uint32_t *g = tuples_at(&c->guard_keys, s.at[i] / 2);
        if ((g[0] == GUARD_UNIQUE && g[1] == loc.i) ||
            (g[0] == GUARD_TURN && c->turns.at[g[1]].loc.i == loc.i))
            return true;
    }
    return false;
}

/*
 * Monitors of owners: what belongs to one object has one owner, so that two sides that may mean the
 * same owner do, however many objects each of them may mean (A-OWNER).
 */
static bool may_be_one_owner(const struct conc *c, const uint32_t *g, const uint32_t *h)
{
    if (g[0] != GUARD_OWNER)
        return false;
    if (h[0] == GUARD_UNIQUE)
        return seqs_has(&c->sets, g[1], h[1]);
    return h[0] == GUARD_OWNER && seqs_meet(&c->sets, g[1], h[1]);
}

/* Guards of `x` that stand for the owner of what is accessed, against all of `y`. */
static bool owners_meet(const struct conc *c, struct seq x, struct seq y)
{
    for (uint32_t i = 0; i < x.n; i++) {
        const uint32_t *g = tuples_at(&c->guard_keys, x.at[i] / 2);
        for (uint32_t k = 0; g[0] == GUARD_OWNER && k < y.n; k++)
            if (!(x.at[i] & y.at[k] & 1) &&
                may_be_one_owner(c, g, tuples_at(&c->guard_keys, y.at[k] / 2)))
                return true;
    }
    return false;
}

/*
 * Two sets of locks, one of which each side holds, beside what it accesses: in whatever object the
 * two meet, it is the same one.
 */
static bool are_same_beside(const struct conc *c, uint32_t a, uint32_t b)
{
    struct seq x = seqs_at(&c->sets, a), y = seqs_at(&c->sets, b);
    bool meets = false;
    for (uint32_t i = 0; i < x.n; i++)
        for (uint32_t k = 0; k < y.n; k++) {
            bool is_near = pta_loc(c->pta, (loc_id){x.at[i]})->obj.i ==
                           pta_loc(c->pta, (loc_id){y.at[k]})->obj.i;
            if (is_near && x.at[i] != y.at[k])
                return false;
            meets |= is_near;
        }
    return meets;
}

/* Locks of the objects that both access a part of. */
static bool parts_meet(const struct conc *c, struct seq x, struct seq y)
{
    for (uint32_t i = 0; i < x.n; i++) {
        const uint32_t *g = tuples_at(&c->guard_keys, x.at[i] / 2);
        for (uint32_t k = 0; g[0] == GUARD_PART && k < y.n; k++) {
            const uint32_t *h = tuples_at(&c->guard_keys, y.at[k] / 2);
            if (h[0] == GUARD_PART && !(x.at[i] & y.at[k] & 1) && are_same_beside(c, g[1], h[1]))
                return true;
        }
    }
    return false;
}

/* Both sets are sorted, so that guards of one lock are found by a merge. */
bool guards_exclude(const struct conc *c, uint32_t a, uint32_t b)
{
    struct seq x = seqs_at(&c->sets, a), y = seqs_at(&c->sets, b);
    for (uint32_t i = 0, k = 0; i < x.n && k < y.n;) {
        bool is_same = x.at[i] / 2 == y.at[k] / 2;
        if (is_same && !(x.at[i] & y.at[k] & 1) &&
            tuples_at(&c->guard_keys, x.at[i] / 2)[0] < GUARD_TURN)
            return true;
        if (x.at[i] < y.at[k])
            i++;
        else
            k++;
    }
    if (!c->prog->classes)
        return parts_meet(c, x, y) || lists_differ(c, x, y);
    return owners_meet(c, x, y) || owners_meet(c, y, x);
}

uint32_t guards_of_start(struct conc *c, uint32_t guards, uint32_t origin, uint32_t live)
{
    uint32_t turn = turn_starts(c, origin, live);
    if (turn == PTA_NONE)
        return guards;
    return seqs_insert(&c->sets, guards, guard(c, GUARD_TURN, turn, LOCK_EXCLUSIVE));
}

uint32_t guards_of_rounds(struct conc *c, uint32_t guards, inst_id inst, uint32_t stmt)
{
    for (uint32_t i = 0; i < pta_nrounds(c->pta); i++) {
        enum round_role role = pta_round_role(c->pta, i, inst, stmt);
        enum lock_mode mode = role == ROUND_WORKS ? LOCK_SHARED : LOCK_EXCLUSIVE;
        if (role != ROUND_NONE)
            guards = seqs_insert(&c->sets, guards, guard(c, GUARD_ROUND, i, mode));
    }
    return guards;
}

bool guards_round(const struct conc *c, uint32_t a, uint32_t b)
{
    struct seq x = seqs_at(&c->sets, a);
    for (uint32_t i = 0; i < x.n && pta_nrounds(c->pta); i++)
        if (tuples_at(&c->guard_keys, x.at[i] / 2)[0] == GUARD_ROUND &&
            seqs_has(&c->sets, b, x.at[i] ^ 1))
            return true;
    return false;
}

uint32_t guards_turn(const struct conc *c, uint32_t a, uint32_t b)
{
    struct seq x = seqs_at(&c->sets, a);
    for (uint32_t i = 0; i < x.n; i++) {
        const uint32_t *g = tuples_at(&c->guard_keys, x.at[i] / 2);
        bool is_shared = x.at[i] & 1;
        if (g[0] == GUARD_TURN && !c->turns.at[g[1]].is_bad &&
            (seqs_has(&c->sets, b, x.at[i] & ~1u) ||
             (!is_shared && seqs_has(&c->sets, b, x.at[i] | 1))))
            return g[1];
    }
    return PTA_NONE;
}
