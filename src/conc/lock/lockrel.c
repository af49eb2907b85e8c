/*
 * Two locks of one kind, one held and one wanted: which is "greater"? If every thread takes the
 * greater one last, they cannot wait for each other in a ring. The order may be by address, by
 * index, by a number in the object, or by how one was found through the other. Terms (term.c) are
 * compared from outside inwards; what is left is the pair of values (x, y) in which they differ:
 *
 *   &a->lock, &b->lock            a, b
 *   &locks[i], &locks[i + 1]      i, i + 1
 *   &n->lock, &n->next->lock      n, n->next
 */
#include "conc/lock/lockrel.h"

enum { MAX_DOMINATORS = 64, MAX_BEHIND = 12 };

struct comparer {
    struct conc *c;
    const struct relation_query *q;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t x, y;
    bool is_loaded;  /* the difference is behind a load */
    bool is_through; /* ... and looked for there all the same */
    bool is_index;   /* x and y are indices of one array */
    bool *is_late;   /* set if what is compared may change; NULL */
};

static const uint32_t *term_at(const struct comparer *k, uint32_t term)
{
    return tuples_at(&k->c->terms, term);
}

static bool has_register(const struct prog_func *pf, uint32_t reg)
{
    return reg >= pf->reg_base && reg - pf->reg_base < pf->func->nregs;
}

static enum relation_kind turned(enum relation_kind r)
{
    return r == REL_UP ? REL_DOWN : r == REL_DOWN ? REL_UP : r;
}

/* ---- where the terms differ ---- */

static unsigned children(uint32_t kind)
{
    return kind == TERM_ADD || kind == TERM_LOAD ? 1
           : kind == TERM_INDEX                  ? 5
           : kind == TERM_OP                     ? 6
                                                 : 0;
}

/*
 * Leaves in k->x, k->y the innermost pair of subterms that accounts for the whole difference. Two
 * pointers that are loaded from different fields differ as they are; from different elements of
 * one array, by their index.
 */
static void find_difference(struct comparer *k, uint32_t a, uint32_t b, bool is_index)
{
    if (is_index || !k->is_loaded || k->is_through) {
        k->x = a;
        k->y = b;
        k->is_index = is_index;
    }
    const uint32_t *s = term_at(k, a), *t = term_at(k, b);
    unsigned mask = children(s[0]), differing = 0;
    uint32_t at = 0;
    if (s[0] != t[0] || s[0] == TERM_OP)
        return;
    for (uint32_t i = 0; i < 3; i++) {
        if (s[1 + i] == t[1 + i])
            continue;
        differing++;
        at = i;
    }
    k->is_loaded |= s[0] == TERM_LOAD;
    if (differing == 1 && mask & 1u << at)
        find_difference(k, s[1 + at], t[1 + at], s[0] == TERM_INDEX && at == 2);
}

/* ---- numbers ---- */

static bool int_term(const struct comparer *k, uint32_t term, int64_t *value)
{
    const uint32_t *t = term_at(k, term);
    *value = (int64_t)((uint64_t)t[2] << 32 | t[1]);
    return t[0] == TERM_INT;
}

/* A term as another one plus a constant. */
static uint32_t linear(const struct comparer *k, uint32_t term, int64_t *off)
{
    int64_t value;
    *off = 0;
    for (int depth = 0; depth < 8; depth++) {
        const uint32_t *t = term_at(k, term);
        if (t[0] == TERM_ADD) {
            *off += (int32_t)t[2];
            term = t[1];
            continue;
        }
        uint32_t op = t[1] >> 8;
        if (t[0] != TERM_OP || (op != IR_ADD && op != IR_SUB) || !int_term(k, t[3], &value))
            break;
        *off += op == IR_ADD ? (int32_t)value : -(int32_t)value;
        term = t[2];
    }
    return term;
}

/* Is it the first element of an array, and the other one any of it? No index is below zero. */
static bool is_first_of(const struct comparer *k, uint32_t first, uint32_t other)
{
    const uint32_t *t = term_at(k, other);
    int64_t value;
    if (t[0] == TERM_INDEX && t[1] == first)
        return (int32_t)t[2] > 0;
    return k->is_index && int_term(k, first, &value) && value == 0 && !int_term(k, other, &value);
}

static enum relation_kind by_number(const struct comparer *k)
{
    int64_t a, b;
    if (int_term(k, k->x, &a) && int_term(k, k->y, &b))
        return a < b ? REL_UP : REL_DOWN;
    if (is_first_of(k, k->x, k->y) || is_first_of(k, k->y, k->x))
        return is_first_of(k, k->x, k->y) ? REL_UP : REL_DOWN;
    if (linear(k, k->x, &a) != linear(k, k->y, &b) || a == b)
        return REL_UNKNOWN;
    return a < b ? REL_UP : REL_DOWN;
}

static bool is_remainder(const struct comparer *k, uint32_t term)
{
    const uint32_t *t = term_at(k, term);
    uint32_t op = t[1] >> 8;
    return t[0] == TERM_OP && (op == IR_UREM || op == IR_SREM || op == IR_AND);
}

static bool has_load(const struct comparer *k, uint32_t term, uint32_t below)
{
    if (term == below)
        return false;
    const uint32_t *t = term_at(k, term);
    if (t[0] == TERM_LOAD)
        return true;
    for (unsigned i = 0, mask = children(t[0]); i < 3; i++)
        if (mask & 1u << i && term_contains(k->c, t[1 + i], below) && has_load(k, t[1 + i], below))
            return true;
    return false;
}

static const struct ir_stmt *def_of_term(const struct comparer *k, uint32_t term, uint32_t *stmt);

/* Is x part of the term, or what a phi in it begins with? Also looks behind registers whose term
 * was cut because it goes round a loop. */
static bool begins_at(const struct comparer *k, uint32_t term, uint32_t x, int depth)
{
    if (term == x || depth > MAX_BEHIND)
        return term == x;
    const uint32_t *t = term_at(k, term);
    uint32_t stmt;
    const struct ir_stmt *s = t[0] == TERM_REG ? def_of_term(k, term, &stmt) : NULL;
    if (s && (s->op == IR_ADDR || s->op == IR_COPY) &&
        begins_at(k, term_of(k->c, k->func, ir_args(k->pf->unit, k->pf->func, s)[0]), x, depth + 1))
        return true;
    for (uint32_t i = 0; s && s->op == IR_PHI && i + 1 < s->nargs; i += 2)
        if (term_of(k->c, k->func, ir_args(k->pf->unit, k->pf->func, s)[i]) == x)
            return true;
    for (unsigned i = 0, mask = children(t[0]); i < 3; i++)
        if (mask & 1u << i && begins_at(k, term_at(k, term)[1 + i], x, depth + 1))
            return true;
    return false;
}

static uint32_t loaded_from(const struct comparer *k, uint32_t term);

/* `while (p->next) { c = p->next; lock(c); ...; p = c; }`: the wanted one was loaded this round. */
static bool is_loaded_of(const struct comparer *k, uint32_t held, uint32_t wanted)
{
    int64_t off;
    uint32_t at = k->pf ? loaded_from(k, wanted) : PTA_NONE;
    return at != PTA_NONE && term_strip(k->c, at, &off) == held;
}

/* What the phi is if control comes from the block; x itself if it is no phi beside `s`. */
static uint32_t term_from(const struct comparer *k, uint32_t x, uint32_t stmt, ir_ref from)
{
    uint32_t at;
    const struct ir_stmt *other = def_of_term(k, x, &at);
    bool is_beside =
        other && other->op == IR_PHI && k->info->block_of[at] == k->info->block_of[stmt];
    for (uint32_t i = 0; is_beside && i + 1 < other->nargs; i += 2) {
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, other);
        if (args[i + 1].bits == from.bits)
            return term_of(k->c, k->func, args[i]);
    }
    return x;
}

/* `for (p = head, n = p.next; n; p = n, n = p.next)`, `n = key < p.key ? p.left : p.right`:
 * whichever way it came to be, one was loaded from the other. */
static bool is_next_of(const struct comparer *k, uint32_t x, uint32_t y)
{
    uint32_t stmt, nloads = 0;
    int64_t off;
    const struct ir_stmt *s = k->pf ? def_of_term(k, y, &stmt) : NULL;
    for (uint32_t i = 0; s && s->op == IR_PHI && i + 1 < s->nargs; i += 2, nloads++) {
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
        uint32_t at = loaded_from(k, term_of(k->c, k->func, args[i]));
        if (at == PTA_NONE || term_strip(k->c, at, &off) != term_from(k, x, stmt, args[i + 1]))
            return false;
    }
    return nloads > 0;
}

/* Locks of the JVM that the same field of two objects holds: the objects are compared. */
static struct comparer with_holders(const struct comparer *k)
{
    struct comparer out = *k;
    int64_t x_off, y_off;
    const uint32_t *x = term_at(k, k->x), *y = term_at(k, k->y);
    if (!k->c->prog->classes || x[0] != TERM_LOAD || y[0] != TERM_LOAD || x[2] || y[2])
        return out;
    uint32_t of_x = term_strip(k->c, x[1], &x_off), of_y = term_strip(k->c, y[1], &y_off);
    if (x_off == y_off && of_x != of_y)
        out.x = of_x, out.y = of_y;
    return out;
}

/* One is found through the other. */
static enum relation_kind by_path(const struct comparer *locks)
{
    const struct comparer holders = with_holders(locks), *k = &holders;
    if (is_next_of(k, k->x, k->y) || is_next_of(k, k->y, k->x))
        return is_next_of(k, k->x, k->y) ? REL_CHILD : REL_PARENT;
    if (is_remainder(k, k->x) || is_remainder(k, k->y))
        return REL_UNKNOWN;
    if ((term_contains(k->c, k->y, k->x) && has_load(k, k->y, k->x)) || is_loaded_of(k, k->x, k->y))
        return REL_CHILD;
    if (term_at(k, k->y)[0] == TERM_LOAD && begins_at(k, k->y, k->x, 0))
        return REL_CHILD;
    if (term_contains(k->c, k->x, k->y) && has_load(k, k->x, k->y))
        return REL_PARENT;
    return REL_UNKNOWN;
}

/* ---- comparisons that decide ---- */

static bool is_call(const struct ir_stmt *s)
{
    return s->op == IR_CALL || s->op == IR_VCALL;
}

/* What x is the element of that the number selects: `table[i]`, `list.get(i)`; PTA_NONE. */
static uint32_t selected_by(const struct comparer *k, uint32_t number, uint32_t x)
{
    struct conc *c = k->c;
    int64_t value;
    if (int_term(k, number, &value))
        return PTA_NONE;
    if (term_at(k, x)[0] == TERM_LOAD && term_contains(c, x, number))
        return term_replace(c, x, number, term_self(c));
    struct selection s;
    return call_selects(c, k->q, k->func, x, &s) && s.number == number ? s.table : PTA_NONE;
}

/* What x is compared by: x itself, a number in its object, one that selects it, or what a function
 * says of it. */
static uint32_t compared_by(const struct comparer *k, uint32_t term, uint32_t x)
{
    struct conc *c = k->c;
    if (term_contains(c, term, x))
        return term_replace(c, term, x, term_self(c));
    uint32_t table = selected_by(k, term, x);
    if (table != PTA_NONE)
        return table;
    const uint32_t *t = term_at(k, term);
    if (t[0] != TERM_REG || !has_register(k->pf, t[1]))
        return PTA_NONE;
    uint32_t def = k->info->def[t[1] - k->pf->reg_base];
    if (def == IR_NONE || !is_call(&k->pf->stmts[def]) || k->pf->stmts[def].nargs < 2)
        return PTA_NONE;
    const ir_ref *args = ir_args(k->pf->unit, k->pf->func, &k->pf->stmts[def]);
    uint32_t arg = term_of(c, k->func, args[1]);
    if (!term_contains(c, arg, x))
        return PTA_NONE;
    return term_index(c, term_replace(c, arg, x, term_self(c)), 1, term_of(c, k->func, args[0]));
}

struct comparison {
    uint32_t p, q; /* terms */
    bool is_less;  /* p < q, else p > q */
};

static bool is_less(uint32_t sub)
{
    return sub == CMP_ULT || sub == CMP_ULE || sub == CMP_SLT || sub == CMP_SLE;
}

/* What a small function compares: std::less, `is_before(a, b)`. */
static bool read_called_comparison(const struct comparer *k, ir_ref result, bool flip,
                                   struct comparison *out)
{
    const uint32_t *t = term_at(k, term_of(k->c, k->func, result));
    uint32_t sub = t[1] & 0xff;
    if (t[0] != TERM_OP || t[1] >> 8 != IR_CMP || sub < CMP_ULT)
        return false;
    *out = (struct comparison){t[2], t[3], is_less(sub) != flip};
    return true;
}

/* `strcmp(a, b) < 0`, `a.compareTo(b) > 0`: what a call with two values says of them. */
static bool read_sign_of_call(const struct comparer *k, const struct ir_stmt *cmp, bool flip,
                              struct comparison *out)
{
    const ir_ref *args = ir_args(k->pf->unit, k->pf->func, cmp);
    int64_t value;
    uint32_t def = ref_kind(args[0]) == REF_REG ? k->info->def[ref_index(args[0])] : IR_NONE;
    if (def == IR_NONE || !ir_ref_int(k->pf->unit, args[1], &value) || value != 0 ||
        cmp->sub < CMP_SLT)
        return false;
    const struct ir_stmt *s = &k->pf->stmts[def];
    const ir_ref *values = ir_args(k->pf->unit, k->pf->func, s);
    if (!is_call(s) || s->nargs != 3)
        return false;
    out->p = term_of(k->c, k->func, values[1]);
    out->q = term_of(k->c, k->func, values[2]);
    out->is_less = is_less(cmp->sub) != flip;
    return true;
}

static bool read_comparison(const struct comparer *k, ir_ref cond, struct comparison *out)
{
    bool flip = false;
    for (int depth = 0; depth < 8; depth++) {
        uint32_t def = ref_kind(cond) == REF_REG ? k->info->def[ref_index(cond)] : IR_NONE;
        if (def == IR_NONE)
            return false;
        const struct ir_stmt *s = &k->pf->stmts[def];
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
        int64_t value;
        bool is_zero = s->nargs > 1 && ir_ref_int(k->pf->unit, args[1], &value) && value == 0;
        if (s->op == IR_COPY || s->op == IR_ZEXT || s->op == IR_TRUNC ||
            (s->op == IR_CMP && s->sub == CMP_NE && is_zero)) {
            cond = args[0];
        } else if ((s->op == IR_CMP && s->sub == CMP_EQ && is_zero) ||
                   (s->op == IR_XOR && s->nargs > 1 && ir_ref_int(k->pf->unit, args[1], &value))) {
            cond = args[0];
            flip = !flip;
        } else if (s->op == IR_CMP && s->sub >= CMP_ULT) {
            if (read_sign_of_call(k, s, flip, out))
                return true;
            out->p = term_of(k->c, k->func, args[0]);
            out->q = term_of(k->c, k->func, args[1]);
            out->is_less = is_less(s->sub) != flip;
            return true;
        } else if (s->op == IR_CALL) {
            return read_called_comparison(k, cond, flip, out);
        } else {
            return false;
        }
    }
    return false;
}

static bool is_fixed(const struct comparer *k, uint32_t x, uint32_t number)
{
    bool is_known = k->q && k->q->held != k->q->wanted;
    if (!is_known || number_is_fixed(k->c, k->q, x, number))
        return true;
    if (k->is_late)
        *k->is_late = true;
    return false;
}

/* What the comparison being true says of x and y. */
static enum relation_kind says_of(const struct comparer *k, const struct comparison *cmp,
                                  uint32_t x, uint32_t y)
{
    uint32_t px = compared_by(k, cmp->p, x), qy = compared_by(k, cmp->q, y);
    if (px != PTA_NONE && px == qy && is_fixed(k, x, cmp->p))
        return cmp->is_less ? REL_UP : REL_DOWN;
    uint32_t py = compared_by(k, cmp->p, y), qx = compared_by(k, cmp->q, x);
    if (py != PTA_NONE && py == qx && is_fixed(k, y, cmp->p))
        return cmp->is_less ? REL_DOWN : REL_UP;
    return REL_UNKNOWN;
}

static const struct ir_stmt *branch_of(const struct comparer *k, uint32_t block,
                                       const uint32_t **succ)
{
    const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + block];
    const struct ir_stmt *term = &k->pf->stmts[b->first + b->count - 1];
    *succ = ir_succs(k->pf->unit, k->pf->func, b);
    return term->op == IR_BRANCH && b->nsuccs == 2 && (*succ)[0] != (*succ)[1] ? term : NULL;
}

/* Which way the branch at the end of `block` was taken on every path to `to`: 1, 0; -1 unknown. */
static int side_of(const struct comparer *k, const uint32_t *succ, uint32_t to)
{
    const struct cfg *cfg = k->info->cfg;
    for (int i = 0; i < 2; i++)
        if (cfg->pred_first[succ[i] + 1] - cfg->pred_first[succ[i]] == 1 &&
            cfg_dominates(cfg, succ[i], to))
            return i == 0;
    return -1;
}

/*
 * Goes up from block *at to the next branch that compares x and y: what it says of them if it is
 * true. REL_UNKNOWN: there is none.
 */
static enum relation_kind comparison_above(const struct comparer *k, uint32_t *at,
                                           const uint32_t **succ)
{
    const struct cfg *cfg = k->info->cfg;
    for (int n = 0; n < MAX_DOMINATORS && *at != CFG_NONE && cfg->idom[*at] != *at; n++) {
        struct comparison cmp;
        *at = cfg->idom[*at];
        const struct ir_stmt *s = branch_of(k, *at, succ);
        if (!s || !read_comparison(k, ir_args(k->pf->unit, k->pf->func, s)[0], &cmp))
            continue;
        enum relation_kind r = says_of(k, &cmp, k->x, k->y);
        if (r != REL_UNKNOWN)
            return r;
    }
    return REL_UNKNOWN;
}

static enum relation_kind by_branch(const struct comparer *k)
{
    uint32_t to = k->info->block_of[k->q->stmt], at = to;
    const uint32_t *succ;
    for (enum relation_kind r; (r = comparison_above(k, &at, &succ)) != REL_UNKNOWN;) {
        int side = side_of(k, succ, to);
        if (side >= 0)
            return side ? r : turned(r);
    }
    return REL_UNKNOWN;
}

/* Does the block call a function that swaps two values? */
static bool swaps_in(const struct comparer *k, uint32_t block)
{
    const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + block];
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        const struct ir_stmt *s = &k->pf->stmts[i];
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
        if (s->op != IR_CALL || s->nargs < 3 || ref_kind(args[0]) != REF_SYM)
            continue;
        psym_id callee = prog_sym_of(k->c->prog, k->pf->unit_index, ref_index(args[0]));
        if (strstr(k->c->prog->syms[callee.i].pretty, "swap"))
            return true;
    }
    return false;
}

/* The address that a value is loaded from, also if the memory may change; PTA_NONE. */
static uint32_t loaded_from(const struct comparer *k, uint32_t term)
{
    const uint32_t *t = term_at(k, term);
    uint32_t stmt;
    if (t[0] == TERM_LOAD)
        return t[1];
    const struct ir_stmt *s = def_of_term(k, term, &stmt);
    if (!s || s->op != IR_LOAD)
        return PTA_NONE;
    return term_of(k->c, k->func, ir_args(k->pf->unit, k->pf->func, s)[0]);
}

/* Is the value what the variable at the address holds: loaded from it, or the one that the function
 * itself puts there? */
static bool is_held_by(const struct comparer *k, uint32_t value, uint32_t address)
{
    uint32_t at = map_get(&k->info->store_at, address, 0);
    if (loaded_from(k, value) == address)
        return true;
    const struct ir_stmt *s = at && at != IR_NONE ? &k->pf->stmts[at - 1] : NULL;
    return s && s->op == IR_STORE &&
           term_of(k->c, k->func, ir_args(k->pf->unit, k->pf->func, s)[1]) == value;
}

/* Are x and y what two variables hold that the block gives to such a function? */
static bool swaps_variables_in(const struct comparer *k, uint32_t block)
{
    const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + block];
    for (uint32_t i = b->first; i < b->first + b->count && swaps_in(k, block); i++) {
        const struct ir_stmt *s = &k->pf->stmts[i];
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
        if (s->op != IR_CALL || s->nargs != 3)
            continue;
        uint32_t p = term_of(k->c, k->func, args[1]), q = term_of(k->c, k->func, args[2]);
        if ((is_held_by(k, k->x, p) && is_held_by(k, k->y, q)) ||
            (is_held_by(k, k->x, q) && is_held_by(k, k->y, p)))
            return true;
    }
    return false;
}

/* `if (a > b) swap(a, b)` with both in memory: whatever the order was, it is the same after it.
 * `if (i == LAST) swap(left, right)` turns a ring round for some (A-SWAP). */
static enum relation_kind by_swap(const struct comparer *k)
{
    const struct cfg *cfg = k->info->cfg;
    uint32_t to = k->info->block_of[k->q->stmt], at = to;
    const uint32_t *succ;
    while (comparison_above(k, &at, &succ) != REL_UNKNOWN)
        if (side_of(k, succ, to) < 0 && (swaps_in(k, succ[0]) || swaps_in(k, succ[1])))
            return REL_UP;
    at = to;
    for (int n = 0; n < MAX_DOMINATORS && at != CFG_NONE && cfg->idom[at] != at; n++) {
        at = cfg->idom[at];
        if (branch_of(k, at, &succ) && side_of(k, succ, to) < 0 &&
            (swaps_variables_in(k, succ[0]) || swaps_variables_in(k, succ[1])))
            return REL_UP;
    }
    return REL_UNKNOWN;
}

/* ---- values chosen by a comparison: `first = a < b ? a : b`, `if (a > b) swap(a, b)` ---- */

struct choice {
    struct comparison cmp;
    uint32_t if_true, if_false; /* terms */
};

static const struct ir_stmt *def_of_term(const struct comparer *k, uint32_t term, uint32_t *stmt)
{
    const uint32_t *t = term_at(k, term);
    if (t[0] != TERM_REG || !has_register(k->pf, t[1]))
        return NULL;
    *stmt = k->info->def[t[1] - k->pf->reg_base];
    return *stmt == IR_NONE ? NULL : &k->pf->stmts[*stmt];
}

/* What a value is if a test is true, and if it is not. */
struct arms {
    ir_ref cond;
    uint32_t if_true, if_false; /* terms */
};

static bool phi_arms(const struct comparer *k, const struct ir_stmt *s, uint32_t stmt,
                     struct arms *out)
{
    const struct cfg *cfg = k->info->cfg;
    const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
    uint32_t block = k->info->block_of[stmt], top = cfg->idom[block];
    const uint32_t *succ;
    if (s->nargs != 4 || top == block)
        return false;
    const struct ir_stmt *branch = branch_of(k, top, &succ);
    if (!branch)
        return false;
    out->cond = ir_args(k->pf->unit, k->pf->func, branch)[0];
    for (uint32_t i = 0; i < 4; i += 2) {
        uint32_t from = ref_index(args[i + 1]);
        bool is_true = from == top ? succ[0] == block : cfg_dominates(cfg, succ[0], from);
        *(is_true ? &out->if_true : &out->if_false) = term_of(k->c, k->func, args[i]);
    }
    return true;
}

static bool read_arms(const struct comparer *k, uint32_t term, struct arms *out)
{
    uint32_t stmt;
    const struct ir_stmt *s = def_of_term(k, term, &stmt);
    *out = (struct arms){.if_true = PTA_NONE, .if_false = PTA_NONE};
    if (!s)
        return false;
    if (s->op == IR_PHI)
        return phi_arms(k, s, stmt, out) && out->if_true != PTA_NONE && out->if_false != PTA_NONE;
    if (s->op != IR_SELECT)
        return false;
    const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
    *out = (struct arms){args[0], term_of(k->c, k->func, args[1]), term_of(k->c, k->func, args[2])};
    return true;
}

static bool read_plain_choice(const struct comparer *k, uint32_t term, struct choice *out)
{
    struct arms arms;
    if (!read_arms(k, term, &arms))
        return false;
    out->if_true = arms.if_true;
    out->if_false = arms.if_false;
    return read_comparison(k, arms.cond, &out->cmp);
}

static struct comparer comparer_in(struct conc *c, const struct relation_query *q, func_id f)
{
    return (struct comparer){
        .c = c, .q = q, .func = f, .pf = &c->prog->funcs[f.i], .info = finfo_of(c, f)};
}

/* The one value that the function returns; NONE. */
static ir_ref result_of(const struct prog_func *pf)
{
    ir_ref result = {0};
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && pf->stmts[i].nargs) {
            if (result.bits)
                return (ir_ref){0};
            result = prog_args(pf, &pf->stmts[i])[0];
        }
    return result;
}

/* Of two values that a function compares, the one that it loads from there. */
static uint32_t compared_at(const struct comparer *k, const struct comparison *cmp, uint32_t from)
{
    const uint32_t *p = term_at(k, cmp->p), *q = term_at(k, cmp->q);
    return p[0] == TERM_LOAD && p[1] == from   ? cmp->p
           : q[0] == TERM_LOAD && q[1] == from ? cmp->q
                                               : PTA_NONE;
}

/* What a function chooses of its arguments, by value or by reference: `std::min(i, j)`. */
static bool read_called_choice(const struct comparer *k, uint32_t term, struct choice *out)
{
    struct conc *c = k->c;
    uint32_t at, address = loaded_from(k, term);
    const struct ir_stmt *s = def_of_term(k, address == PTA_NONE ? term : address, &at);
    if (!s || s->op != IR_CALL || ref_kind(prog_args(k->pf, s)[0]) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, k->pf->unit_index, ref_index(prog_args(k->pf, s)[0]));
    func_id callee = c->prog->syms[sym.i].func;
    if (callee.i == IR_NONE || callee.i == k->func.i)
        return false;
    struct comparer in = comparer_in(c, NULL, callee);
    ir_ref result = result_of(in.pf);
    struct choice ch;
    if (ref_kind(result) != REF_REG || !read_plain_choice(&in, term_of(c, callee, result), &ch))
        return false;
    if (address != PTA_NONE) {
        ch.if_true = compared_at(&in, &ch.cmp, ch.if_true);
        ch.if_false = compared_at(&in, &ch.cmp, ch.if_false);
    }
    uint32_t *terms[4] = {&ch.cmp.p, &ch.cmp.q, &ch.if_true, &ch.if_false};
    for (int i = 0; i < 4; i++) {
        if (*terms[i] == PTA_NONE)
            return false;
        *terms[i] = term_to_caller(c, *terms[i], callee, k->func, at);
        if (*terms[i] == PTA_NONE)
            return false;
    }
    *out = ch;
    return true;
}

static void exchange_arms(struct choice *ch)
{
    uint32_t t = ch->if_true;
    ch->if_true = ch->if_false;
    ch->if_false = t;
}

/* `second = first == a ? b : a` after `first = a < b ? a : b`: chosen by the same comparison. */
static bool read_remaining(const struct comparer *k, uint32_t term, struct choice *out)
{
    struct arms arms;
    if (!read_arms(k, term, &arms))
        return false;
    const uint32_t *t = term_at(k, term_of(k->c, k->func, arms.cond));
    uint32_t sub = t[1] & 0xff, sides[2] = {t[2], t[3]};
    if (t[0] != TERM_OP || t[1] >> 8 != IR_CMP || (sub != CMP_EQ && sub != CMP_NE))
        return false;
    for (int i = 0; i < 2; i++) {
        struct choice first;
        if (!read_plain_choice(k, sides[i], &first) || first.if_true == first.if_false ||
            (sides[!i] != first.if_true && sides[!i] != first.if_false))
            continue;
        *out = (struct choice){first.cmp, arms.if_true, arms.if_false};
        if ((sub == CMP_EQ) != (sides[!i] == first.if_true))
            exchange_arms(out);
        return true;
    }
    return false;
}

static bool read_choice(const struct comparer *k, uint32_t term, struct choice *out)
{
    return read_plain_choice(k, term, out) || read_remaining(k, term, out) ||
           read_called_choice(k, term, out);
}

/* Are they the same, or what one function says of the same values? `a.hashCode()`, asked twice: by
 * what is compared the values are taken to be in one order anyway. */
static bool is_same_number(const struct comparer *k, uint32_t a, uint32_t b)
{
    uint32_t at;
    if (a == b)
        return true;
    const struct ir_stmt *s = def_of_term(k, a, &at), *t = def_of_term(k, b, &at);
    if (!s || !t || !is_call(s) || s->op != t->op || s->nargs != t->nargs || s->aux != t->aux)
        return false;
    for (uint32_t i = 0; i < s->nargs; i++)
        if (term_of(k->c, k->func, prog_args(k->pf, s)[i]) !=
            term_of(k->c, k->func, prog_args(k->pf, t)[i]))
            return false;
    return true;
}

/* Reads what x and y are chosen by, and puts y's choice in terms of x's comparison. */
static bool read_choices(const struct comparer *k, struct choice *x, struct choice *y)
{
    if (!read_choice(k, k->x, x) || !read_choice(k, k->y, y))
        return false;
    bool is_same = is_same_number(k, x->cmp.p, y->cmp.p) && is_same_number(k, x->cmp.q, y->cmp.q);
    bool is_swapped =
        is_same_number(k, x->cmp.p, y->cmp.q) && is_same_number(k, x->cmp.q, y->cmp.p);
    if ((x->cmp.is_less == y->cmp.is_less) != is_same)
        exchange_arms(y);
    return is_same || is_swapped;
}

static bool have_common_leaf(const struct comparer *k, uint32_t a, uint32_t b);

/* `first = i == LAST ? right : left`, `second` the other one: a ring that some go round the other
 * way (A-PARITY). */
static enum relation_kind by_turn(const struct comparer *k)
{
    struct arms x, y;
    if (!read_arms(k, k->x, &x) || !read_arms(k, k->y, &y) || x.if_true != y.if_false ||
        x.if_false != y.if_true)
        return REL_UNKNOWN;
    uint32_t test = term_of(k->c, k->func, x.cond);
    if (test != term_of(k->c, k->func, y.cond))
        return REL_UNKNOWN;
    return have_common_leaf(k, test, x.if_true) || have_common_leaf(k, test, x.if_false)
               ? REL_UP
               : REL_UNKNOWN;
}

/* The next one of a ring, upwards: i, (i + 1) % n. */
static bool is_next_in_ring(const struct comparer *k, uint32_t x, uint32_t y)
{
    const uint32_t *t = term_at(k, y);
    int64_t off;
    return is_remainder(k, y) && linear(k, t[2], &off) == x && off > 0;
}

/* Is the one number less than the other: constants both, or 0 and another place of the ring,
 * `first = 0, second = i`? */
static bool is_before(const struct comparer *k, uint32_t one, uint32_t other, uint32_t place)
{
    int64_t a, b;
    return int_term(k, one, &a) && (int_term(k, other, &b) ? a < b : a == 0 && other == place);
}

/*
 * `first = i, second = (i + 1) % N; if (i == N - 1) first = 0, second = N - 1;`: neighbours of a
 * ring, but for one thread that goes by the numbers (A-PARITY).
 */
static enum relation_kind by_exception(const struct comparer *k)
{
    struct arms x, y;
    if (!read_arms(k, k->x, &x) || !read_arms(k, k->y, &y) || x.cond.bits != y.cond.bits)
        return REL_UNKNOWN;
    uint32_t test = term_of(k->c, k->func, x.cond);
    for (int i = 0; i < 2; i++) {
        uint32_t held = i ? x.if_true : x.if_false, wanted = i ? y.if_true : y.if_false;
        if (is_next_in_ring(k, held, wanted) && have_common_leaf(k, test, held) &&
            is_before(k, i ? x.if_false : x.if_true, i ? y.if_false : y.if_true, held))
            return REL_UP;
    }
    return REL_UNKNOWN;
}

static enum relation_kind by_choice(const struct comparer *elements)
{
    struct comparer numbers = *elements, *k = &numbers;
    struct choice x, y;
    selected_to_numbers(k->c, k->q, k->func, &k->x, &k->y);
    if (!read_choices(k, &x, &y))
        return REL_UNKNOWN;
    enum relation_kind a = says_of(k, &x.cmp, x.if_true, y.if_true);
    enum relation_kind b = turned(says_of(k, &x.cmp, x.if_false, y.if_false));
    return a == b ? a : REL_UNKNOWN;
}

bool locks_are_exchanged(struct conc *c, uint32_t one, uint32_t other, uint32_t chosen[2])
{
    struct comparer k = {.c = c, .is_through = true};
    find_difference(&k, one, other, false);
    const uint32_t *x = term_at(&k, k.x);
    if (x[0] != TERM_REG || term_at(&k, k.y)[0] != TERM_REG || x[1] == PTA_NONE)
        return false;
    k.func = func_of_register(c->prog, x[1]);
    k.pf = &c->prog->funcs[k.func.i];
    if (!has_register(k.pf, x[1]))
        return false;
    k.info = finfo_of(c, k.func);
    struct choice a, b;
    if (!read_choices(&k, &a, &b) || a.if_true != b.if_false || a.if_false != b.if_true)
        return false;
    chosen[0] = term_replace(c, one, k.x, a.if_true);
    chosen[1] = term_replace(c, one, k.x, a.if_false);
    return true;
}

/* The operand of a choice that has this value. */
static ir_ref operand_with(const struct comparer *k, uint32_t choice, uint32_t value)
{
    uint32_t stmt;
    const struct ir_stmt *s = def_of_term(k, choice, &stmt);
    for (uint32_t i = 0; s && i < s->nargs; i++) {
        ir_ref arg = prog_args(k->pf, s)[i];
        if (ref_kind(arg) == REF_REG && term_of(k->c, k->func, arg) == value)
            return arg;
    }
    return (ir_ref){0};
}

bool lock_unless_null(struct conc *c, uint32_t address, func_id *func, ir_ref *lock)
{
    const uint32_t *x = tuples_at(&c->terms, address);
    if (x[0] != TERM_REG || x[1] == PTA_NONE)
        return false;
    struct comparer k = comparer_in(c, NULL, func_of_register(c->prog, x[1]));
    struct arms arms;
    int64_t number;
    if (!has_register(k.pf, x[1]) || !read_arms(&k, address, &arms))
        return false;
    const uint32_t *t = term_at(&k, term_of(c, k.func, arms.cond));
    uint32_t sub = t[1] & 0xff;
    if (t[0] != TERM_OP || t[1] >> 8 != IR_CMP || (sub != CMP_EQ && sub != CMP_NE))
        return false;
    uint32_t chosen = sub == CMP_NE ? arms.if_true : arms.if_false;
    uint32_t against = t[2] == chosen ? t[3] : t[3] == chosen ? t[2] : PTA_NONE;
    *func = k.func;
    *lock = operand_with(&k, address, chosen);
    return against != PTA_NONE && int_term(&k, against, &number) && number == 0 && lock->bits;
}

/* ---- the same name in another round of a loop ---- */

static bool is_held_at_block(const struct comparer *k, uint32_t block)
{
    const state_vec *in = &k->c->fctxs.at[k->q->fctx].block_in[block];
    for (size_t i = 0; i < in->n; i++) {
        struct seq s = seqs_at(&k->c->sets, state_locks(k->c, &in->at[i]));
        for (uint32_t j = 0; j < s.n; j++)
            if (s.at[j] == k->q->held)
                return true;
    }
    return false;
}

static enum relation_kind step_of(const struct comparer *k, uint32_t leaf,
                                  const struct ir_stmt *phi)
{
    const ir_ref *args = ir_args(k->pf->unit, k->pf->func, phi);
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        int64_t off;
        uint32_t next = term_of(k->c, k->func, args[i]);
        if (next == leaf || !begins_at(k, next, leaf, 0))
            continue;
        if (linear(k, next, &off) == leaf && off)
            return off > 0 ? REL_UP : REL_DOWN;
        if (term_at(k, next)[0] == TERM_LOAD || has_load(k, next, leaf))
            return REL_CHILD;
    }
    return REL_UNKNOWN;
}

/* REL_SAME if no part of the term changes while the lock is held; else how it changes. */
static enum relation_kind by_round(const struct comparer *k, uint32_t term)
{
    const uint32_t *t = term_at(k, term);
    if (t[0] == TERM_REG) {
        uint32_t stmt;
        const struct ir_stmt *s = def_of_term(k, term, &stmt);
        if (!s)
            return REL_UNKNOWN;
        uint32_t block = k->info->block_of[stmt];
        if (k->info->cfg->loop[block] == CFG_NONE || !is_held_at_block(k, block))
            return REL_SAME;
        return s->op == IR_PHI ? step_of(k, term, s) : REL_UNKNOWN;
    }
    for (unsigned i = 0, mask = children(t[0]); i < 3; i++) {
        if (!(mask & 1u << i))
            continue;
        enum relation_kind r = by_round(k, term_at(k, term)[1 + i]);
        if (r != REL_SAME)
            return r;
    }
    return REL_SAME;
}

/* ---- a ring that some thread goes round the other way ---- */

static bool have_common_leaf(const struct comparer *k, uint32_t a, uint32_t b)
{
    const uint32_t *t = term_at(k, a);
    if (t[0] == TERM_PARAM || t[0] == TERM_REG)
        return term_contains(k->c, b, a);
    for (unsigned i = 0, mask = children(t[0]); i < 3; i++)
        if (mask & 1u << i && have_common_leaf(k, term_at(k, a)[1 + i], b))
            return true;
    return false;
}

static bool is_decided_by_branch(const struct comparer *k)
{
    const struct cfg *cfg = k->info->cfg;
    uint32_t to = k->info->block_of[k->q->stmt], at = to;
    for (int n = 0; n < MAX_DOMINATORS && cfg->idom[at] != at && at != CFG_NONE; n++) {
        const uint32_t *succ;
        at = cfg->idom[at];
        const struct ir_stmt *s = branch_of(k, at, &succ);
        if (!s || side_of(k, succ, to) < 0)
            continue;
        ir_ref cond = ir_args(k->pf->unit, k->pf->func, s)[0];
        uint32_t term = term_of(k->c, k->func, cond);
        if (have_common_leaf(k, term, k->x) || have_common_leaf(k, term, k->y))
            return true;
    }
    return false;
}

/* ---- all together ---- */

/* Orders that rest on an assumption: A-ACYCLIC, A-PARITY. */
static enum relation_kind if_assumed(const struct conc *c, enum relation_kind r)
{
    bool is_assumed = r == REL_CHILD || r == REL_PARENT || r == REL_BROKEN;
    return is_assumed && c->opt.mode == MODE_SOUND ? REL_UNKNOWN : r;
}

/* How two different values stand to each other at the statement of the query. */
static enum relation_kind by_terms(struct comparer *k, uint32_t a, uint32_t b)
{
    struct conc *c = k->c;
    bool is_late = false;
    k->is_late = &is_late;
    find_difference(k, a, b, false);
    enum relation_kind r = by_number(k);
    r = r != REL_UNKNOWN ? r : if_assumed(c, by_path(k));
    r = r != REL_UNKNOWN ? r : by_branch(k);
    r = r != REL_UNKNOWN ? r : by_choice(k);
    k->is_late = NULL;
    if (is_late)
        return r; /* no order, whatever else the test may be about */
    if (r == REL_UNKNOWN && c->opt.mode != MODE_SOUND)
        r = by_turn(k);
    if (r == REL_UNKNOWN && c->opt.mode != MODE_SOUND)
        r = by_exception(k);
    if (r == REL_UNKNOWN && c->opt.mode != MODE_SOUND)
        r = by_swap(k);
    if (r == REL_UNKNOWN && is_decided_by_branch(k))
        r = if_assumed(c, REL_BROKEN);
    if (r == REL_UNKNOWN && (is_remainder(k, k->x) || is_remainder(k, k->y)))
        r = REL_RING;
    return r;
}

enum relation_kind values_relation(struct conc *c, func_id f, uint32_t stmt, uint32_t a, uint32_t b)
{
    struct relation_query q = {.stmt = stmt};
    struct comparer k = comparer_in(c, &q, f);
    return a == b ? REL_SAME : by_terms(&k, a, b);
}

enum relation_kind lock_relation_of_owners(struct conc *c, const struct relation_query *q,
                                           uint32_t held, uint32_t wanted)
{
    struct comparer k = comparer_in(c, q, func_of_fctx(c, q->fctx));
    return by_terms(&k, held, wanted);
}

/* A guard object that is made before it locks (std::defer_lock) has the address of its lock from
 * the one call that gives it any: that address instead of what the object holds. */
static uint32_t behind_holder(struct conc *c, const struct comparer *k, uint32_t term)
{
    inst_id inst = c->frames.at[c->fctxs.at[k->q->fctx].frame].inst;
    const uint32_t *t = term_at(k, term);
    uint32_t holder = t[0] == TERM_LOAD ? t[1] : PTA_NONE, stmt, found = PTA_NONE;
    const struct ir_stmt *made = holder == PTA_NONE ? NULL : def_of_term(k, holder, &stmt);
    if (!made || made->op != IR_ALLOCA)
        return term;
    for (uint32_t i = 0; i < k->pf->func->nstmts; i++) {
        uint32_t n;
        if (k->pf->stmts[i].op != IR_CALL || k->pf->stmts[i].nargs < 3 ||
            term_of(c, k->func, prog_args(k->pf, &k->pf->stmts[i])[1]) != holder)
            continue;
        const struct pta_edge *e = pta_edges(c->pta, inst, i, &n);
        for (int m = 0; n == 1 && e->kind == EDGE_MODEL && m < e->model->neffects; m++) {
            const struct effect *f = &e->model->effects[m];
            if (f->kind != EFFECT_ASSIGN || f->ret.kind != PLACE_DEREF || f->ret.index != 0)
                continue;
            if (found != PTA_NONE || f->src.kind != PLACE_ARG || f->src.offset || f->ret.offset)
                return term;
            found = term_of(c, k->func, call_arg(k->pf, i, f->src.index));
        }
    }
    return found == PTA_NONE ? term : found;
}

/* The local array that an element was loaded from, on the way to the lock; PTA_NONE. */
static uint32_t array_behind(const struct comparer *k, uint32_t term)
{
    const uint32_t *t = term_at(k, term);
    while (t[0] == TERM_ADD || t[0] == TERM_INDEX)
        t = term_at(k, t[1]);
    if (t[0] != TERM_LOAD || term_at(k, t[1])[0] != TERM_INDEX)
        return PTA_NONE;
    uint32_t stmt, base = term_base(k->c, t[1]);
    const struct ir_stmt *made = def_of_term(k, base, &stmt);
    return made && made->op == IR_ALLOCA ? base : PTA_NONE;
}

/* Does the function put what it was given, or has found, into a local array and never sort it?
 * Then its rounds take the locks in any order. */
static bool is_array_unsorted(const struct comparer *k, uint32_t array)
{
    bool is_filled = false, is_sorted = false;
    struct idset slots = {0};
    for (uint32_t i = 0; i < k->pf->func->nstmts && !is_sorted; i++) {
        const struct ir_stmt *s = &k->pf->stmts[i];
        const ir_ref *args = prog_args(k->pf, s);
        uint32_t slot = s->op == IR_STORE ? term_of(k->c, k->func, args[0]) : PTA_NONE;
        if (slot != PTA_NONE && term_base(k->c, slot) == array) {
            uint32_t kind = term_at(k, term_base(k->c, term_of(k->c, k->func, args[1])))[0];
            const struct ir_stmt *from = def_in(k->pf, k->info, args[1]);
            bool is_moved =
                from && from->op == IR_LOAD &&
                term_base(k->c, term_of(k->c, k->func, prog_args(k->pf, from)[0])) == array;
            is_sorted |= is_moved || !idset_add(&slots, slot); /* elements change places */
            is_filled |= kind == TERM_LOAD || kind == TERM_PARAM;
        }
        for (uint32_t a = 1; s->op == IR_CALL && a < s->nargs; a++)
            is_sorted |= term_base(k->c, term_of(k->c, k->func, args[a])) == array;
    }
    idset_release(&slots);
    return is_filled && !is_sorted;
}

enum relation_kind lock_relation(struct conc *c, const struct relation_query *q)
{
    struct lock_token h = token_at(c, q->held), w = token_at(c, q->wanted);
    if (h.unique && w.unique)
        return relation_by_place(c, &h, &w);
    if (h.unique || w.unique)
        return h.unique ? relation_by_end(c, &h, &w) : turned(relation_by_end(c, &w, &h));
    if (h.term == PTA_NONE || w.term == PTA_NONE)
        return REL_UNKNOWN;
    struct comparer k = comparer_in(c, q, func_of_fctx(c, q->fctx));
    if (h.term == w.term) {
        enum relation_kind r = if_assumed(c, by_round(&k, h.term));
        uint32_t array = r == REL_UP || r == REL_DOWN ? array_behind(&k, h.term) : PTA_NONE;
        return array != PTA_NONE && is_array_unsorted(&k, array) ? REL_UNKNOWN : r;
    }
    enum relation_kind r = by_terms(&k, behind_holder(c, &k, h.term), behind_holder(c, &k, w.term));
    return r == REL_UNKNOWN ? relation_by_name(c, &h, &w) : r;
}

/* Is the number what the other one, in another function, is loaded from? */
static bool is_number_of(struct conc *c, struct number_at number, uint32_t loaded)
{
    struct comparer k = comparer_in(c, NULL, number.func);
    const uint32_t *t = term_at(&k, loaded);
    return number.term == loaded || (t[0] == TERM_LOAD && term_at(&k, t[1])[0] == TERM_SYM &&
                                     is_held_by(&k, number.term, t[1]));
}

/* Of two neighbours of a ring one is found by `% length`: is that more than the seats? */
static bool is_longer(struct comparer *k, uint32_t a, uint32_t b, const struct seats *seats)
{
    int64_t off, n;
    find_difference(k, a, b, false);
    struct number_at length = {seats->number.func, PTA_NONE};
    if (seats->number.term != PTA_NONE)
        length.term = linear(k, seats->number.term, &off);
    for (int i = 0; i < 2; i++) {
        const uint32_t *t = term_at(k, i ? k->x : k->y);
        uint32_t op = t[1] >> 8;
        if (t[0] != TERM_OP || (op != IR_UREM && op != IR_SREM))
            continue;
        /* one with a single permit is a lock, perhaps of the ring itself */
        if (seats->count > 1 ? int_term(k, t[3], &n) && n > seats->count
                             : seats->count < 0 && length.term != PTA_NONE && off < 0 &&
                                   is_number_of(k->c, length, t[3]))
            return true;
    }
    return false;
}

bool ring_is_longer(struct conc *c, const struct relation_query *q, const struct seats *seats)
{
    struct lock_token h = token_at(c, q->held), w = token_at(c, q->wanted);
    struct comparer k = comparer_in(c, q, func_of_fctx(c, q->fctx));
    return h.term != PTA_NONE && w.term != PTA_NONE && is_longer(&k, h.term, w.term, seats);
}

bool ring_of_values_is_longer(struct conc *c, func_id f, uint32_t stmt, uint32_t a, uint32_t b,
                              const struct seats *seats)
{
    struct relation_query q = {.stmt = stmt};
    struct comparer k = comparer_in(c, &q, f);
    return is_longer(&k, a, b, seats);
}

/* ---- two variables that parameters mean ---- */

/* How the function names the object, by an argument of a call that comes before `stmt`, or of the
 * call at `stmt`; PTA_NONE if it does not. */
static uint32_t name_of_object(const struct comparer *k, inst_id inst, obj_id obj, uint32_t stmt,
                               bool is_before)
{
    struct conc *c = k->c;
    for (uint32_t i = stmt + 1 - is_before; i-- > 0 && (is_before || i == stmt);) {
        const struct ir_stmt *s = &k->pf->stmts[i];
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
        if (s->op != IR_CALL || (i != stmt && !stmt_dominates(c, k->func, i, stmt)))
            continue;
        for (uint32_t a = 1; a < s->nargs; a++) {
            uint32_t loc = ref_kind(args[a]) == REF_REG
                               ? idset_only(pta_value(c->pta, inst, args[a]))
                               : IDSET_END;
            if (loc == IDSET_END)
                continue;
            if (pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i)
                return term_of(c, k->func, args[a]);
            uint32_t held = idset_only(pta_content(c->pta, (loc_id){loc})),
                     inner = term_of_content(c, k->func, args[a]), lock;
            if (held != IDSET_END && pta_loc(c->pta, (loc_id){held})->obj.i == obj.i &&
                (lock = behind_holder(c, k, inner)) != inner)
                return lock;
        }
    }
    return PTA_NONE;
}

enum relation_kind lock_relation_by_test(struct conc *c, const struct relation_query *q)
{
    inst_id inst = c->frames.at[c->fctxs.at[q->fctx].frame].inst;
    struct comparer k = comparer_in(c, q, pta_inst_func(c->pta, inst));
    struct seq held = seqs_at(&c->sets, token_at(c, q->held).locs),
               wanted = seqs_at(&c->sets, token_at(c, q->wanted).locs);
    if (held.n != 1 || wanted.n != 1)
        return REL_UNKNOWN;
    obj_id x = pta_loc(c->pta, (loc_id){held.at[0]})->obj,
           y = pta_loc(c->pta, (loc_id){wanted.at[0]})->obj;
    uint32_t a = name_of_object(&k, inst, x, q->stmt, true),
             b = name_of_object(&k, inst, y, q->stmt, false);
    if (x.i == y.i || a == PTA_NONE || b == PTA_NONE || a == b)
        return REL_UNKNOWN;
    find_difference(&k, a, b, false);
    enum relation_kind r = by_branch(&k);
    r = r != REL_UNKNOWN ? r : by_choice(&k);
    return r == REL_UNKNOWN && c->opt.mode != MODE_SOUND ? by_swap(&k) : r;
}

/* ---- the field that leads from one to the next ---- */

static uint32_t field_of(const struct comparer *k, uint32_t term)
{
    uint32_t address = loaded_from(k, term);
    if (address == PTA_NONE)
        return PTA_NONE;
    if (term_at(k, address)[0] == TERM_INDEX) /* one of an array of links */
        address = term_at(k, address)[1];
    return term_at(k, address)[0] == TERM_ADD ? term_at(k, address)[2] : 0;
}

static uint32_t field_of_round(const struct comparer *k, uint32_t term)
{
    const uint32_t *t = term_at(k, term);
    uint32_t stmt;
    const struct ir_stmt *s = def_of_term(k, term, &stmt);
    for (uint32_t i = 0; s && s->op == IR_PHI && i + 1 < s->nargs; i += 2) {
        ir_ref arg = ir_args(k->pf->unit, k->pf->func, s)[i];
        uint32_t field = field_of(k, term_of(k->c, k->func, arg));
        if (field != PTA_NONE)
            return field;
    }
    return t[0] == TERM_ADD ? field_of_round(k, t[1]) : PTA_NONE;
}

uint32_t lock_link(struct conc *c, const struct relation_query *q)
{
    struct lock_token h = token_at(c, q->held), w = token_at(c, q->wanted);
    struct comparer k = comparer_in(c, q, func_of_fctx(c, q->fctx));
    if (h.term == PTA_NONE || w.term == PTA_NONE)
        return PTA_NONE;
    if (h.term == w.term)
        return field_of_round(&k, h.term);
    find_difference(&k, h.term, w.term, false);
    k = with_holders(&k);
    return field_of(&k, by_path(&k) == REL_PARENT ? k.x : k.y);
}
