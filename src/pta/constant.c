/*
 * Objects that a static variable of the JVM holds for good: made by the initialiser of its class
 * and never replaced, `static final Request STOP = new Request()`. Who has found that a value is
 * not that object (`if (request == STOP) break;`) goes on with all others: a copy that leaves the
 * object out.
 */
#include "pta/pta_int.h"

enum { MAX_STEPS = 8 };
#define MANY_STORES UINT32_MAX

static void note_store(struct pta *p, psym_id sym, uint32_t stmt_id)
{
    bool is_new;
    uint32_t *slot = map_slot(&p->static_stores, sym.i, &is_new);
    *slot = is_new ? stmt_id : MANY_STORES;
}

void constants_find(struct pta *p)
{
    for (uint32_t f = 0; p->prog->classes && f < p->prog->nfuncs; f++) {
        const struct prog_func *pf = &p->prog->funcs[f];
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            if (s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG)
                continue;
            ir_ref at = ir_args(pf->unit, pf->func, s)[0];
            if (ref_kind(at) == REF_SYM)
                note_store(p, prog_sym_of(p->prog, pf->unit_index, ref_index(at)),
                           s->op == IR_STORE ? pf->stmt_base + i : MANY_STORES);
        }
    }
}

uint32_t definition_of(const struct prog_func *pf, ir_ref value)
{
    for (uint32_t i = 0; ref_kind(value) == REF_REG && i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst == ref_index(value))
            return i;
    return IR_NONE;
}

static bool is_initialiser(const struct prog *prog, const struct prog_func *pf)
{
    const char *name = prog->syms[pf->sym.i].name, *selector = name ? method_selector(name) : NULL;
    return selector && strncmp(selector, "<clinit>", 8) == 0;
}

/* The statement that makes what the variable holds, one step further; false if there is none. */
static bool step_back(const struct pta *p, psym_id *sym, uint32_t *made)
{
    uint32_t local, store = map_get(&p->static_stores, sym->i, MANY_STORES);
    if (store == MANY_STORES)
        return false;
    const struct prog_func *pf = prog_stmt(p->prog, store, &local);
    uint32_t def = definition_of(pf, ir_args(pf->unit, pf->func, &pf->stmts[local])[1]);
    if (!is_initialiser(p->prog, pf) || def == IR_NONE)
        return false;
    const struct ir_stmt *s = &pf->stmts[def];
    ir_ref from = s->nargs ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(from) != REF_SYM || (s->op != IR_LOAD && s->op != IR_CALL))
        return false;
    *sym = prog_sym_of(p->prog, pf->unit_index, ref_index(from));
    if (s->op == IR_CALL && strcmp(p->prog->syms[sym->i].name, "heddle.new") != 0)
        return false;
    *made = s->op == IR_CALL ? pf->stmt_base + def : IR_NONE;
    return true;
}

uint32_t all_but_constant(const struct pta *p, psym_id sym)
{
    uint32_t made = IR_NONE;
    for (int i = 0; i < MAX_STEPS && made == IR_NONE; i++)
        if (!step_back(p, &sym, &made))
            return IR_NONE;
    return made == IR_NONE ? IR_NONE : CAST_ALL_BUT | made;
}

bool is_not_constant(const struct pta *p, loc_id loc, uint32_t all_but)
{
    const struct pta_obj *o = &p->objs.at[p->locs.at[loc.i].obj.i];
    return o->kind != OBJ_HEAP || o->site != (all_but & ~CAST_ALL_BUT);
}
