/*
 * Kinds of records that the program takes for one another (record.c): a value that is declared to
 * point to one kind and is used as another was cast, and then memory of the one may be the other,
 * however different they look: nodes of a tree with a tag, handles, memory that is handed out
 * again. What is cast by way of a void pointer is not seen here.
 */
#include "pta/pta_int.h"

struct reader {
    struct pta *p;
    const struct prog_func *pf;
    uint32_t *def;      /* register -> defining statement, IR_NONE */
    uint32_t *declared; /* register -> kind that it is declared to point to, 0 none */
};

static void relate(struct pta *p, uint32_t a, uint32_t b)
{
    bool is_new;
    if (a && b && a != b && a != RECORD_NONE && b != RECORD_NONE)
        *map_slot(&p->casts, map_key2(MIN(a, b), MAX(a, b)), &is_new) = 1;
}

bool records_are_cast(const struct pta *p, uint32_t a, uint32_t b)
{
    return map_get(&p->casts, map_key2(MIN(a, b), MAX(a, b)), 0) != 0;
}

const struct prog_func *named_callee(const struct prog *prog, const struct prog_func *pf,
                                     const struct ir_stmt *s)
{
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return NULL;
    func_id f = prog->syms[prog_sym_of(prog, pf->unit_index, ref_index(callee)).i].func;
    return f.i == IR_NONE ? NULL : &prog->funcs[f.i];
}

static uint32_t declared_of(const struct reader *r, ir_ref ref)
{
    if (ref_kind(ref) == REF_REG)
        return r->declared[ref_index(ref)];
    if (ref_kind(ref) != REF_SYM)
        return 0;
    return record_of_symbol(r->p, prog_sym_of(r->p->prog, r->pf->unit_index, ref_index(ref)));
}

static void read_result(struct reader *r, uint32_t stmt)
{
    const struct ir_stmt *s = &r->pf->stmts[stmt];
    const struct prog_func *callee = named_callee(r->p->prog, r->pf, s);
    if (s->dst == IR_NO_REG)
        return;
    const ir_ref *args = ir_args(r->pf->unit, r->pf->func, s);
    uint32_t kept = record_of_kept(r->p, r->pf, stmt), given = 0;
    int64_t off;
    if (s->op == IR_LOAD)
        given = record_of_stored(r->p, r->pf, r->def, args[0]);
    else if (s->op == IR_ADDR && ir_ref_int(r->pf->unit, args[1], &off) && !off)
        given = declared_of(r, args[0]); /* another element of an array */
    else if (s->op == IR_ALLOCA)
        given = record_of_local(r->p, r->pf, stmt);
    else if (callee)
        given = record_of_param(r->p, callee, callee->func->nparams);
    relate(r->p, kept, given);
    r->declared[s->dst] = kept ? kept : given;
}

static void read_use(struct reader *r, uint32_t stmt)
{
    const struct ir_stmt *s = &r->pf->stmts[stmt];
    const struct ir_unit *u = r->pf->unit;
    const ir_ref *args = ir_args(u, r->pf->func, s);
    const struct prog_func *callee = named_callee(r->p->prog, r->pf, s);
    if (s->op == IR_ADDR && s->aux)
        relate(r->p, declared_of(r, args[0]),
               record_of_step(r->p, u, u->positions[r->pf->func->first_stmt + stmt].hint));
    else if (s->op == IR_STORE)
        relate(r->p, declared_of(r, args[1]), record_of_stored(r->p, r->pf, r->def, args[0]));
    else if (s->op == IR_RET && s->nargs)
        relate(r->p, declared_of(r, args[0]), record_of_param(r->p, r->pf, r->pf->func->nparams));
    for (uint32_t i = 0; callee && i < callee->func->nparams && i + 1 < s->nargs; i++)
        relate(r->p, declared_of(r, args[i + 1]), record_of_param(r->p, callee, i));
}

static void read_function(struct pta *p, const struct prog_func *pf)
{
    struct arena scratch;
    arena_init(&scratch, "casts");
    struct reader r = {.p = p,
                       .pf = pf,
                       .def = ARENA_ARRAY(&scratch, uint32_t, pf->func->nregs + 1),
                       .declared = ARENA_ARRAY(&scratch, uint32_t, pf->func->nregs + 1)};
    for (uint32_t i = 0; i < pf->func->nregs; i++)
        r.def[i] = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst != IR_NO_REG)
            r.def[pf->stmts[i].dst] = i;
    for (uint32_t i = 0; i < pf->func->nparams; i++)
        r.declared[i] = record_of_param(p, pf, i);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        read_result(&r, i);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        read_use(&r, i);
    arena_release(&scratch);
}

void records_find_casts(struct pta *p)
{
    for (uint32_t i = 0; i < p->prog->nfuncs && !p->opt.sound && !p->opt.textbook; i++)
        if (p->prog->funcs[i].unit->ntypes > 1)
            read_function(p, &p->prog->funcs[i]);
}
