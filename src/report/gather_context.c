/*
 * What stands before and after an access, without positions and names of locals. Equal statements
 * of a function have equal fingerprints but for their order: when one is added or removed, their
 * neighbours tell which of them were there before (compare.c).
 */
#include "report/gather_int.h"

enum { NEAR = 200 }; /* statements of the IR to look at on either side */

static bool is_notable(const struct ir_stmt *s)
{
    return ir_op_info(s->op)->flags & OPF_ADDRESS || s->op == IR_CALL || s->op == IR_RET;
}

static uint64_t hash_operand(const struct prog_func *pf, ir_ref ref, uint64_t h)
{
    int64_t value;
    if (ir_ref_int(pf->unit, ref, &value))
        return hash_mix64(h + (uint64_t)value);
    if (ref_kind(ref) != REF_SYM && ref_kind(ref) != REF_ADDR)
        return hash_mix64(h + ref_kind(ref));
    uint32_t sym = ref_kind(ref) == REF_ADDR ? pf->unit->addrs[ref_index(ref)].sym : ref_index(ref);
    const char *name = ir_str(pf->unit, pf->unit->syms[sym].name);
    if (*name == '.' || pf->unit->syms[sym].flags & SYMF_ARTIFICIAL) /* `.str.3`: numbered */
        return hash_mix64(h + 1);
    return hash_mix64(h + hash64(name, strlen(name)));
}

/* All statements of the source line of statement `at`, in steps of `step`. */
static uint64_t hash_line(const struct prog_func *pf, uint32_t at, int step)
{
    const struct ir_pos *positions = pf->unit->positions + pf->func->first_stmt;
    uint32_t line = positions[at].line;
    uint64_t sum = 0; /* the order in which the line was reached does not matter */
    for (uint32_t i = at, left = NEAR; i < pf->func->nstmts && left; i += (uint32_t)step, left--) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (positions[i].line && positions[i].line != line)
            break;
        uint64_t h = hash_mix64(((uint64_t)s->op << 32) + s->size);
        const ir_ref *args = prog_args(pf, s);
        for (uint32_t k = 0; k < s->nargs; k++)
            h = hash_operand(pf, args[k], h);
        sum += h;
    }
    return hash_mix64(sum) | 1;
}

/* The nearest notable line on one side; 1 if there is none. */
static uint64_t neighbour(const struct prog_func *pf, uint32_t from, int step)
{
    const struct ir_pos *positions = pf->unit->positions + pf->func->first_stmt;
    uint32_t line = positions[from].line;
    for (uint32_t i = from, left = NEAR; i < pf->func->nstmts && left; i += (uint32_t)step, left--)
        if (positions[i].line && positions[i].line != line && is_notable(&pf->stmts[i]))
            return hash_line(pf, i, step);
    return 1;
}

void gather_context(const struct prog_func *pf, uint32_t stmt, struct access_info *a)
{
    if (!pf->unit->positions[pf->func->first_stmt + stmt].line)
        return;
    a->before = neighbour(pf, stmt, -1);
    a->after = neighbour(pf, stmt, 1);
}
