/*
 * Seats: elements of a table that somebody looks for and takes by a flag, under a lock, and gives
 * free again when he is done:
 *
 *     lock();
 *     for (i = 0; i < N; i++)                      use(s);
 *         if (!slot[i].used) {                     lock();
 *             slot[i].used = 1; s = &slot[i];      s->used = 0;
 *             break;                               unlock();
 *         }
 *     unlock();
 *
 * Two threads that have each taken one have two, until they give it free: that only who has an
 * element clears its flag is assumption A-SEAT. What is taken is a pointer to the element or its
 * number; the function that takes it may return that, or start a thread for it. The flag may be set
 * behind the loop that has found the element, through what that leaves: null if there was none.
 *
 * The number may also come out of a list of free ones, which goes from number to number, or be that
 * of a bit that was found clear and set:
 *
 *     i = free; free = next[i];                        i = ctz(~used); used |= 1u << i;
 *
 * Who puts it back stores to where it was taken from; if nobody does so with a list, it may be a
 * ring, where each number comes again and again.
 */
#include "conc/order/seat.h"
#include "conc/lock/turn.h"

enum { MAX_WAYS = 6, MAX_DEPTH = 3, MAX_UP = 3, MAX_VALUES = 6, MAX_FOUND = 32 };

/* The flag of a taken element, as an address in the function that takes it. */
struct seat {
    inst_id inst;
    ir_ref flag;
    uint32_t stride; /* from one element to the next, if a pointer was taken; 0: not known */
    uint32_t taker;  /* of numbers: the store by which it is taken, any other may put it back */
};

/* A pointer or an index that an address is made of, how far from it, and how far that may be. */
struct part {
    uint32_t term;
    int64_t offset;
    uint32_t stride; /* 0: a pointer */
};

static bool is_constant(const struct place_in *p, ir_ref ref, bool is_zero)
{
    int64_t n;
    return ir_ref_int(p->pf->unit, ref, &n) && (n == 0) == is_zero;
}

/* What an operand is without conversions; NULL: no statement's result. */
static const struct ir_stmt *plain_def(const struct place_in *p, ir_ref *ref)
{
    const struct ir_stmt *s;
    while ((s = def_in(p->pf, p->info, *ref)) != NULL &&
           (s->op == IR_SEXT || s->op == IR_ZEXT || s->op == IR_TRUNC || s->op == IR_COPY))
        *ref = prog_args(p->pf, s)[0];
    return s;
}

/* Is it the number of the bit, in its word or among all of them? */
static bool is_bit_number(const struct place_in *p, ir_ref ref, uint32_t bit)
{
    int64_t n;
    const struct ir_stmt *s = plain_def(p, &ref);
    if (s && (s->op == IR_AND || s->op == IR_UREM || s->op == IR_SREM) &&
        ir_ref_int(p->pf->unit, prog_args(p->pf, s)[1], &n)) {
        ref = prog_args(p->pf, s)[0];
        plain_def(p, &ref);
    }
    return term_of(p->c, p->func, ref) == bit;
}

/* `1 << bit` */
static bool is_bit(const struct place_in *p, ir_ref ref, uint32_t bit)
{
    int64_t n;
    const struct ir_stmt *s = plain_def(p, &ref);
    return s && s->op == IR_SHL && ir_ref_int(p->pf->unit, prog_args(p->pf, s)[0], &n) && n == 1 &&
           is_bit_number(p, prog_args(p->pf, s)[1], bit);
}

/* The load of the flag that a value is, or whose bit it is; IR_NONE. */
static uint32_t load_of(const struct place_in *p, ir_ref value, uint32_t flag, uint32_t bit)
{
    const struct ir_stmt *s = plain_def(p, &value);
    int64_t one;
    if (s && s->op == IR_AND && bit != PTA_NONE) {
        const ir_ref *args = prog_args(p->pf, s);
        ir_ref shifted = args[0];
        const struct ir_stmt *shift = plain_def(p, &shifted);
        bool is_lowest = shift && (shift->op == IR_LSHR || shift->op == IR_ASHR) &&
                         ir_ref_int(p->pf->unit, args[1], &one) && one == 1 &&
                         is_bit_number(p, prog_args(p->pf, shift)[1], bit);
        if (!is_lowest && !is_bit(p, args[0], bit) && !is_bit(p, args[1], bit))
            return IR_NONE;
        value = is_lowest ? prog_args(p->pf, shift)[0] : args[is_bit(p, args[0], bit)];
        s = plain_def(p, &value);
    } else if (bit != PTA_NONE) {
        return IR_NONE;
    }
    return s && s->op == IR_LOAD && term_of(p->c, p->func, prog_args(p->pf, s)[0]) == flag
               ? (uint32_t)(s - p->pf->stmts)
               : IR_NONE;
}

/* Is the flag, or this bit of it (PTA_NONE: all), found zero on the way to a block, and the lock
 * kept from there to the store? */
static bool is_found_zero(const struct place_in *p, uint32_t frame, uint32_t flag, uint32_t bit,
                          uint32_t before, uint32_t store)
{
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &p->pf->stmts[i];
        bool if_true = false;
        if (s->op != IR_BRANCH)
            continue;
        ir_ref value = tested_flag(p->c, p->func, prog_args(p->pf, s)[0], &if_true);
        uint32_t def = load_of(p, value, flag, bit);
        if (def == IR_NONE)
            continue;
        uint32_t b = p->info->block_of[i];
        const struct ir_block *block = &p->pf->unit->blocks[p->pf->func->first_block + b];
        uint32_t zero = ir_succs(p->pf->unit, p->pf->func, block)[if_true ? 1 : 0];
        uint32_t other = ir_succs(p->pf->unit, p->pf->func, block)[if_true ? 0 : 1];
        if (zero != other && cfg_dominates(p->info->cfg, zero, before) &&
            p->info->cfg->pred_first[zero + 1] - p->info->cfg->pred_first[zero] == 1 &&
            turn_lock_is_kept(p->c, frame, def, store))
            return true;
    }
    return false;
}

/* Is the flag found zero before the store, under a lock that is kept in between? */
static bool follows_test(const struct place_in *p, uint32_t frame, uint32_t store)
{
    uint32_t flag = term_of(p->c, p->func, prog_args(p->pf, &p->pf->stmts[store])[0]);
    return is_found_zero(p, frame, flag, PTA_NONE, p->info->block_of[store], store);
}

/* Phis that are looked at: one that comes back to itself adds nothing. */
struct chain {
    uint32_t reg;
    const struct chain *up;
};

static bool is_in_chain(const struct chain *at, ir_ref value)
{
    while (at && at->reg != ref_index(value))
        at = at->up;
    return at && ref_kind(value) == REF_REG;
}

/* What a phi may be, through others that it takes over. */
struct found {
    struct idset seen; /* phis */
    u32_vec work;      /* phis to be looked at, by their statements */
    uint32_t n;        /* elements found */
};

/* Is every element that the phi gets, null and other phis aside, found with its flag zero where the
 * phi gets it, and the lock kept until the store? */
static bool ways_are_found(const struct place_in *p, uint32_t frame, uint32_t phi, int64_t offset,
                           uint32_t store, struct found *found)
{
    const struct ir_stmt *s = &p->pf->stmts[phi];
    for (uint32_t i = 0; i + 1 < s->nargs; i += 2) {
        ir_ref value = prog_args(p->pf, s)[i];
        uint32_t def = ref_kind(value) == REF_REG ? p->info->def[ref_index(value)] : IR_NONE;
        if (is_constant(p, value, true))
            continue;
        if (def == IR_NONE)
            return false;
        if (p->pf->stmts[def].op == IR_PHI) {
            if (idset_add(&found->seen, def))
                vec_push(&found->work, def);
            continue;
        }
        if (found->n++ == MAX_FOUND ||
            !is_found_zero(p, frame, term_add(p->c, term_of(p->c, p->func, value), offset),
                           PTA_NONE, ref_index(prog_args(p->pf, s)[i + 1]), store))
            return false;
    }
    return true;
}

/* Is every element that the phi may be, null aside, found with its flag zero, which is at that
 * offset, where the phi gets it, and the lock kept until the store? */
static bool phi_is_found(const struct place_in *p, uint32_t frame, uint32_t phi, int64_t offset,
                         uint32_t store)
{
    struct found found = {0};
    bool ok = true;
    idset_add(&found.seen, phi);
    vec_push(&found.work, phi);
    while (ok && found.work.n)
        ok = ways_are_found(p, frame, vec_pop(&found.work), offset, store, &found);
    ok &= found.n > 0;
    idset_release(&found.seen);
    vec_release(&found.work);
    return ok;
}

/* Is the block behind the other one, or is the register null there? */
static bool is_behind_or_null(const struct place_in *p, uint32_t first, uint32_t block,
                              uint32_t reg)
{
    const struct cfg *cfg = p->info->cfg;
    if (cfg_dominates(cfg, first, block))
        return true;
    if (cfg->pred_first[first + 1] - cfg->pred_first[first] != 1)
        return false;
    uint32_t from = cfg->preds[cfg->pred_first[first]];
    const struct ir_block *b = &p->pf->unit->blocks[p->pf->func->first_block + from];
    const struct ir_stmt *last = &p->pf->stmts[b->first + b->count - 1];
    bool if_true = false;
    if (last->op != IR_BRANCH || !cfg_dominates(cfg, from, block))
        return false;
    ir_ref value = tested_flag(p->c, p->func, prog_args(p->pf, last)[0], &if_true);
    return ref_kind(value) == REF_REG && ref_index(value) == reg &&
           ir_succs(p->pf->unit, p->pf->func, b)[if_true ? 0 : 1] == first;
}

/* The stride of the elements that a phi may be; 0 if they are none of one array. */
static uint32_t stride_of_phi(const struct place_in *p, const struct ir_stmt *phi)
{
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        const uint32_t *t =
            tuples_at(&p->c->terms, term_of(p->c, p->func, prog_args(p->pf, phi)[i]));
        if (t[0] == TERM_INDEX)
            return t[2];
    }
    return 0;
}

/* Is the phi an element that was found free, and whose flag is set through the phi before the
 * block? */
static bool is_taken_late(const struct place_in *p, uint32_t frame, uint32_t phi, uint32_t block,
                          struct seat *out)
{
    uint32_t reg = p->pf->stmts[phi].dst, base;
    int64_t offset;
    if (!func_takes_lock(p->c, p->func))
        return false;
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &p->pf->stmts[i];
        if (s->op == IR_STORE && s->sub == ORDER_NONE &&
            is_constant(p, prog_args(p->pf, s)[1], false) &&
            address_split(p->c, p->func, prog_args(p->pf, s)[0], &base, &offset) && base == reg &&
            is_behind_or_null(p, p->info->block_of[i], block, reg) &&
            phi_is_found(p, frame, phi, offset, i)) {
            *out = (struct seat){p->inst, prog_args(p->pf, s)[0],
                                 stride_of_phi(p, &p->pf->stmts[phi]), IR_NONE};
            return true;
        }
    }
    return false;
}

/* Is the value that a block hands on that of an element which was taken on the way there? */
static bool is_taken_in(const struct place_in *p, uint32_t frame, ir_ref value, uint32_t block,
                        struct seat *out)
{
    uint32_t term = term_of(p->c, p->func, value);
    const uint32_t *t = tuples_at(&p->c->terms, term);
    bool is_index = t[0] == TERM_INDEX; /* terms move when others are made */
    if ((t[0] == TERM_REG && t[1] == PTA_NONE) || !func_takes_lock(p->c, p->func))
        return false;
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &p->pf->stmts[i];
        if (s->op != IR_STORE || s->sub != ORDER_NONE ||
            !is_constant(p, prog_args(p->pf, s)[1], false))
            continue;
        uint32_t flag = term_of(p->c, p->func, prog_args(p->pf, s)[0]);
        if (term_contains(p->c, flag, term) &&
            cfg_dominates(p->info->cfg, p->info->block_of[i], block) && follows_test(p, frame, i)) {
            *out = (struct seat){p->inst, prog_args(p->pf, s)[0],
                                 is_index ? tuples_at(&p->c->terms, term)[2] : 0, IR_NONE};
            return true;
        }
    }
    return false;
}

/* ---- numbers of free elements ---- */

/* Is the value worked out from the complement of what is at the address: the first bit that is
 * clear? */
static bool is_worked_out(const struct place_in *p, ir_ref value, uint32_t flag, uint32_t *load)
{
    enum { MAX_STEPS = 6 };
    bool is_opaque = false, is_complement = false;
    int64_t mask;
    const struct ir_stmt *s = plain_def(p, &value);
    for (int i = 0; s && s->op != IR_LOAD && i < MAX_STEPS; i++) {
        is_opaque |= s->op == IR_OPAQUE;
        is_complement |=
            s->op == IR_XOR && ir_ref_int(p->pf->unit, prog_args(p->pf, s)[1], &mask) && mask == -1;
        if (s->op != IR_OPAQUE && s->op != IR_ADD && s->op != IR_SUB && s->op != IR_XOR)
            return false;
        value = prog_args(p->pf, s)[0];
        s = plain_def(p, &value);
    }
    if (!s || s->op != IR_LOAD || term_of(p->c, p->func, prog_args(p->pf, s)[0]) != flag)
        return false;
    *load = (uint32_t)(s - p->pf->stmts);
    return is_opaque && is_complement;
}

/* Does the statement set the bit of that number, which was found clear under the same lock? */
static bool takes_bit(const struct place_in *p, uint32_t frame, ir_ref value, uint32_t store)
{
    const ir_ref *args = prog_args(p->pf, &p->pf->stmts[store]);
    ir_ref stored = args[1];
    const struct ir_stmt *s = plain_def(p, &stored);
    uint32_t flag = term_of(p->c, p->func, args[0]), bit = term_of(p->c, p->func, value), load;
    if (!s || s->op != IR_OR)
        return false;
    const ir_ref *parts = prog_args(p->pf, s);
    bool is_second = is_bit(p, parts[1], bit);
    if ((!is_second && !is_bit(p, parts[0], bit)) ||
        load_of(p, parts[!is_second], flag, PTA_NONE) == IR_NONE)
        return false;
    if (is_worked_out(p, value, flag, &load))
        return turn_lock_is_kept(p->c, frame, load, store);
    return is_found_zero(p, frame, flag, bit, p->info->block_of[store], store);
}

/* Is a number put at the beginning of the list somewhere, that is not what comes behind one? */
static bool is_list_of_free(const struct place_in *p, ir_ref first)
{
    struct conc *c = p->c;
    bool is_new;
    uint32_t loc = idset_only(pta_value(c->pta, p->inst, first));
    uint32_t *known = loc == IDSET_END ? NULL : map_slot(&c->number_lists, loc, &is_new);
    if (!known || !is_new)
        return known && *known;
    *known = false;
    for (uint32_t f = 0; f < c->frames.n && !*known; f++) {
        struct place_in q = place_in(c, c->frames.at[f].inst);
        for (uint32_t i = 0; i < q.pf->func->nstmts && !*known; i++) {
            ir_ref value =
                q.pf->stmts[i].op == IR_STORE ? prog_args(q.pf, &q.pf->stmts[i])[1] : (ir_ref){0};
            const struct ir_stmt *s = plain_def(&q, &value);
            bool is_number = !s || s->op != IR_LOAD ||
                             idset_has(pta_value(c->pta, q.inst, prog_args(q.pf, s)[0]), loc);
            *known = ref_kind(value) == REF_REG && is_number &&
                     idset_has(pta_value(c->pta, q.inst, prog_args(q.pf, &q.pf->stmts[i])[0]), loc);
        }
    }
    return *known;
}

/* Is the address that of something in the element with the number that the register has? */
static bool is_of_element(const struct place_in *p, ir_ref address, uint32_t reg)
{
    enum { MAX_STEPS = 4 };
    for (int i = 0; i < MAX_STEPS; i++) {
        const struct ir_stmt *s = def_in(p->pf, p->info, address);
        if (!s || s->op != IR_ADDR)
            return false;
        for (uint32_t k = 1; k < s->nargs; k++) {
            ir_ref index = prog_args(p->pf, s)[k];
            plain_def(p, &index);
            if (ref_kind(index) == REF_REG && ref_index(index) == reg)
                return true;
        }
        address = prog_args(p->pf, s)[0];
    }
    return false;
}

/* Does the statement make the list of free numbers begin behind the one that was loaded from its
 * beginning, under the same lock? */
static bool takes_first(const struct place_in *p, uint32_t frame, uint32_t load, uint32_t store)
{
    const struct ir_stmt *s = &p->pf->stmts[load];
    const ir_ref *args = prog_args(p->pf, &p->pf->stmts[store]);
    if (s->op != IR_LOAD || s->sub != ORDER_NONE || !comes_first(p->info, load, store) ||
        term_of(p->c, p->func, args[0]) != term_of(p->c, p->func, prog_args(p->pf, s)[0]))
        return false;
    ir_ref value = args[1];
    const struct ir_stmt *next = plain_def(p, &value);
    return next && next->op == IR_LOAD && next->sub == ORDER_NONE &&
           is_of_element(p, prog_args(p->pf, next)[0], s->dst) &&
           turn_lock_is_kept(p->c, frame, load, store) && is_list_of_free(p, args[0]);
}

/* Is the block behind the statement, or is the number found to be none (`i < 0`, `i == NONE`) where
 * it is not? */
static bool is_behind_or_none(const struct place_in *p, uint32_t stmt, uint32_t block, ir_ref value)
{
    const struct cfg *cfg = p->info->cfg;
    uint32_t first = p->info->block_of[stmt];
    if (cfg_dominates(cfg, first, block))
        return true;
    if (cfg->pred_first[first + 1] - cfg->pred_first[first] != 1)
        return false;
    uint32_t from = cfg->preds[cfg->pred_first[first]];
    const struct ir_block *b = &p->pf->unit->blocks[p->pf->func->first_block + from];
    const struct ir_stmt *last = &p->pf->stmts[b->first + b->count - 1];
    const struct ir_stmt *cmp =
        last->op == IR_BRANCH ? def_in(p->pf, p->info, prog_args(p->pf, last)[0]) : NULL;
    int64_t n;
    ir_ref compared = cmp ? prog_args(p->pf, cmp)[0] : (ir_ref){0};
    plain_def(p, &compared);
    if (!cmp || cmp->op != IR_CMP || !cfg_dominates(cfg, from, block) ||
        compared.bits != value.bits || !ir_ref_int(p->pf->unit, prog_args(p->pf, cmp)[1], &n))
        return false;
    bool is_first = ir_succs(p->pf->unit, p->pf->func, b)[0] == first;
    switch (cmp->sub) {
    case CMP_EQ:
        return !is_first;
    case CMP_NE:
        return is_first;
    case CMP_ULT:
        return is_first;
    case CMP_UGE:
        return !is_first;
    case CMP_SLT:
        return is_first == (n > 0);
    case CMP_SGE:
        return is_first == (n <= 0);
    case CMP_SGT:
        return is_first && n < 0;
    default:
        return false;
    }
}

/* Is the value the number of an element, taken out of the free ones before the block? */
static bool is_taken_number(const struct place_in *p, uint32_t frame, ir_ref value, uint32_t block,
                            struct seat *out)
{
    const uint32_t *t = tuples_at(&p->c->terms, term_of(p->c, p->func, value));
    uint32_t def = p->info->def[ref_index(value)];
    if ((t[0] == TERM_REG && t[1] == PTA_NONE) || !func_takes_lock(p->c, p->func))
        return false;
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &p->pf->stmts[i];
        if (s->op != IR_STORE || s->sub != ORDER_NONE || s->size > 8 ||
            !is_behind_or_none(p, i, block, value) ||
            (!takes_first(p, frame, def, i) && !takes_bit(p, frame, value, i)))
            continue;
        *out = (struct seat){p->inst, prog_args(p->pf, s)[0], 0, i};
        return true;
    }
    return false;
}

static bool value_is_taken(const struct place_in *, uint32_t frame, ir_ref value, uint32_t block,
                           int depth, const struct chain *, struct seat *out);

/* Each way into a phi brings an element that was taken, or a constant: none was found. */
static bool phi_is_taken(const struct place_in *p, uint32_t frame, const struct ir_stmt *phi,
                         int depth, const struct chain *up, struct seat *out)
{
    const ir_ref *args = prog_args(p->pf, phi);
    const struct chain here = {phi->dst, up};
    uint32_t n = 0;
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        int64_t number;
        struct seat found;
        if ((ir_ref_int(p->pf->unit, args[i], &number) && number <= 0) ||
            is_in_chain(&here, args[i]))
            continue;
        if (n++ == MAX_WAYS ||
            !value_is_taken(p, frame, args[i], ref_index(args[i + 1]), depth + 1, &here, &found))
            return false;
        *out = found;
    }
    return n > 0;
}

/* The same for all that a function returns. */
static bool result_is_taken(const struct place_in *p, uint32_t frame, uint32_t call, int depth,
                            struct seat *out)
{
    uint32_t n, found = 0;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, call, &n);
    if (n != 1 || e->kind != EDGE_CALL || e->model)
        return false;
    struct place_in callee = place_in(p->c, (inst_id){e->target});
    uint32_t inner = frame_find(p->c, p->c->frames.at[frame].origin, callee.inst);
    for (uint32_t i = 0; inner != PTA_NONE && i < callee.pf->func->nstmts; i++) {
        const struct ir_stmt *s = &callee.pf->stmts[i];
        int64_t number;
        if (s->op != IR_RET || !s->nargs)
            continue;
        ir_ref value = prog_args(callee.pf, s)[0];
        if (ir_ref_int(callee.pf->unit, value, &number) && number <= 0)
            continue;
        if (!value_is_taken(&callee, inner, value, callee.info->block_of[i], depth + 1, NULL, out))
            return false;
        found++;
    }
    return found > 0;
}

/* Is it the address of an element whose number was taken? */
static bool is_numbered(const struct place_in *p, uint32_t frame, ir_ref value, uint32_t block,
                        int depth, struct seat *out)
{
    const uint32_t *t = tuples_at(&p->c->terms, term_of(p->c, p->func, value));
    uint32_t stride = t[2];
    if (t[0] != TERM_INDEX)
        return false;
    const uint32_t *index = tuples_at(&p->c->terms, t[3]);
    uint32_t reg = index[1] - p->pf->reg_base;
    if (index[0] != TERM_REG || index[1] == PTA_NONE || reg >= p->pf->func->nregs ||
        !value_is_taken(p, frame, ref_make(REF_REG, reg), block, depth + 1, NULL, out) ||
        out->taker == IR_NONE)
        return false;
    out->stride = stride;
    return true;
}

static bool value_is_taken(const struct place_in *p, uint32_t frame, ir_ref value, uint32_t block,
                           int depth, const struct chain *up, struct seat *out)
{
    uint32_t def = ref_kind(value) == REF_REG ? p->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || depth > MAX_DEPTH)
        return false;
    const struct ir_stmt *s = &p->pf->stmts[def];
    if (is_taken_in(p, frame, value, block, out) || is_taken_number(p, frame, value, block, out))
        return true;
    if (s->op == IR_PHI)
        return is_taken_late(p, frame, def, block, out) ||
               phi_is_taken(p, frame, s, depth, up, out);
    if (s->op == IR_SEXT || s->op == IR_ZEXT || s->op == IR_TRUNC || s->op == IR_COPY)
        return value_is_taken(p, frame, prog_args(p->pf, s)[0], block, depth, up, out);
    if (s->op == IR_ADDR)
        return is_numbered(p, frame, value, block, depth, out);
    return s->op == IR_CALL && result_is_taken(p, frame, def, depth, out);
}

/* ---- giving it free ---- */

static bool may_be_flag(const struct conc *c, const struct seat *seat, inst_id inst, ir_ref address)
{
    return idset_intersects(pta_value(c->pta, seat->inst, seat->flag),
                            pta_value(c->pta, inst, address));
}

/* Does the function, or one that it calls, store zero to such a flag? */
static bool frees(const struct place_in *p, const struct seat *seat, int depth)
{
    uint32_t n;
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &p->pf->stmts[i];
        if (s->op == IR_STORE && may_be_flag(p->c, seat, p->inst, prog_args(p->pf, s)[0]))
            return true;
    }
    const struct pta_edge *e = pta_inst_edges(p->c->pta, p->inst, &n);
    for (uint32_t i = 0; depth < MAX_DEPTH && i < n; i++) {
        struct place_in inner;
        if (e[i].kind != EDGE_CALL || e[i].target == p->inst.i)
            continue;
        inner = place_in(p->c, (inst_id){e[i].target});
        if (frees(&inner, seat, depth + 1))
            return true;
    }
    return depth == MAX_DEPTH && n > 0;
}

/* Does what is stored there give an element free, if it is stored to where that is told? */
static bool may_put_back(const struct place_in *p, const struct seat *seat, uint32_t store)
{
    if (seat->taker != IR_NONE)
        return p->inst.i != seat->inst.i || store != seat->taker;
    return is_constant(p, prog_args(p->pf, &p->pf->stmts[store])[1], true);
}

/* Is the element perhaps given free on the way to the statement? */
static bool is_freed_before(const struct use *u, const struct seat *seat)
{
    const struct place_in *p = &u->p;
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &p->pf->stmts[i];
        bool is_free = s->op == IR_STORE && may_put_back(p, seat, i) &&
                       may_be_flag(p->c, seat, p->inst, prog_args(p->pf, s)[0]);
        for (uint32_t k = 1; s->op == IR_CALL && k < s->nargs && !is_free && i != u->stmt; k++) {
            uint32_t n;
            const struct pta_edge *e = pta_edges(p->c->pta, p->inst, i, &n);
            uint32_t arg = term_of(p->c, p->func, prog_args(p->pf, s)[k]);
            struct place_in callee = {0};
            if (!term_contains(p->c, arg, u->root))
                continue;
            for (uint32_t j = 0; j < n; j++)
                if (e[j].kind == EDGE_CALL) {
                    callee = place_in(p->c, (inst_id){e[j].target});
                    is_free |= frees(&callee, seat, 0);
                } else {
                    is_free |= e[j].kind != EDGE_MODEL; /* handed to somebody else */
                }
        }
        if (is_free && gets_on(p, i, u->stmt, u->root))
            return true;
    }
    return false;
}

/* ---- pairs ---- */

/* The creations of the thread that is given the element, with what they know it by. */
static uint32_t starts_above(const struct use *u, struct use out[MAX_CALLERS])
{
    struct conc *c = u->p.c;
    uint32_t t[4], n = 0;
    memcpy(t, tuples_at(&c->terms, u->root), sizeof t);
    origin_id origin = c->frames.at[u->frame].origin;
    const struct pta_origin *o = pta_origin(c->pta, origin);
    const struct pta_creation *made = pta_creations(c->pta, origin);
    if (t[0] != TERM_PARAM || o->entry.i != u->p.inst.i || o->ncreations > MAX_CALLERS)
        return 0;
    for (uint32_t i = 0; i < o->ncreations; i++) {
        const struct effect *e = made[i].effect;
        const struct place *arg = (int)t[2] < e->nargs ? &e->args[t[2]] : NULL;
        struct use above = {place_in(c, made[i].inst), PTA_NONE, made[i].stmt, 0};
        for (uint32_t f = 0; f < c->frames.n; f++)
            if (c->frames.at[f].inst.i == made[i].inst.i)
                above.frame = f;
        if (!arg || arg->kind != PLACE_ARG || arg->offset || above.frame == PTA_NONE)
            return 0;
        above.root = term_of(c, above.p.func, call_arg(above.p.pf, made[i].stmt, arg->index));
        out[n++] = above;
    }
    return n;
}

/* Has the thread taken the element that the use is about, in the function or above it? */
static bool has_seat(const struct use *u, int depth, struct seat *out)
{
    const uint32_t *t = tuples_at(&u->p.c->terms, u->root);
    uint32_t reg = t[0] == TERM_REG ? t[1] - u->p.pf->reg_base : IR_NO_REG;
    if (t[0] == TERM_REG && t[1] != PTA_NONE && reg < u->p.pf->func->nregs)
        return value_is_taken(&u->p, u->frame, ref_make(REF_REG, reg), u->p.info->block_of[u->stmt],
                              0, NULL, out) &&
               !is_freed_before(u, out);
    struct use above[MAX_CALLERS];
    uint32_t n = depth < MAX_UP ? uses_above(u, above) : 0;
    if (depth < MAX_UP && !n)
        n = starts_above(u, above);
    for (uint32_t i = 0; i < n; i++)
        if (!has_seat(&above[i], depth + 1, out) || is_freed_before(u, out))
            return false;
    return n > 0;
}

static bool is_variable(const uint32_t *t)
{
    return t[0] == TERM_PARAM || (t[0] == TERM_REG && t[1] != PTA_NONE);
}

/* Registers and parameters that an address is made of: the pointer it starts from, and indices that
 * are nothing else. */
static uint32_t find_parts(const struct conc *c, uint32_t term, struct part out[MAX_VALUES])
{
    uint32_t n = 0;
    int64_t offset = 0;
    for (;;) {
        const uint32_t *t = tuples_at(&c->terms, term);
        if (t[0] == TERM_ADD)
            offset += (int32_t)t[2];
        if (t[0] == TERM_INDEX && n + 1 < MAX_VALUES && is_variable(tuples_at(&c->terms, t[3])))
            out[n++] = (struct part){t[3], offset, t[2]};
        if (t[0] != TERM_ADD && t[0] != TERM_INDEX) {
            if (is_variable(t))
                out[n++] = (struct part){term, offset, 0};
            return n;
        }
        term = t[1];
    }
}

static bool find_seat(struct conc *c, const struct signal_side *a, struct seat *out)
{
    const uint32_t key[3] = {a->frame, a->stmt, a->address.bits};
    struct part part[MAX_VALUES];
    if (tuples_find(&c->seatless, key) != TUPLES_NONE)
        return false;
    struct use u = {place_in(c, c->frames.at[a->frame].inst), a->frame, a->stmt, 0};
    uint32_t n = find_parts(c, term_of(c, u.p.func, a->address), part);
    for (uint32_t i = 0; i < n; i++) {
        u.root = part[i].term;
        if (part[i].offset < 0 || !has_seat(&u, 0, out))
            continue;
        uint32_t stride = part[i].stride ? part[i].stride : out->stride;
        if (!stride || part[i].offset < stride)
            return true;
    }
    tuples_add(&c->seatless, key, NULL);
    return false;
}

bool seats_apart(struct conc *c, const struct signal_side *a, const struct signal_side *b)
{
    struct seat one, two;
    return c->opt.mode != MODE_SOUND && !ref_is_none(a->address) && !ref_is_none(b->address) &&
           find_seat(c, a, &one) && find_seat(c, b, &two) &&
           may_be_flag(c, &one, two.inst, two.flag);
}
