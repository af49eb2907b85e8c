/*
 * Tables of virtual functions in constructors and destructors. A constructor calls those of its
 * bases on parts of the same object, each of which stores its own table, and then stores the
 * table of its class over it: an object that is finished has the last one. Without order among
 * stores it would seem to have all of them, and every virtual call would reach the functions of
 * the bases as well. So a store of a table is left out where the caller, itself a constructor or
 * destructor, stores a table at that place of the object.
 *
 * A destructor stores the table of its class again, which the object has already unless a derived
 * class is the caller: no thread can tell.
 *
 * Functions that store a table into what their first parameter points to are analysed once per
 * call site, as those of the bases are called by many.
 */
#include "pta/pta_int.h"

enum { MAX_TABLES = 8, MAX_STEPS_BACK = 8 };

struct tables {
    uint32_t n;
    int64_t offsets[MAX_TABLES];
};

/* The constant distance of an operand from the first parameter; false if it has none. */
static bool from_this(const struct prog_func *pf, ir_ref ref, int64_t *offset)
{
    *offset = 0;
    for (int steps = 0; steps < MAX_STEPS_BACK && ref_kind(ref) == REF_REG; steps++) {
        if (ref_index(ref) == 0)
            return pf->func->nparams > 0;
        const struct ir_stmt *def = NULL;
        for (uint32_t i = 0; i < pf->func->nstmts && !def; i++)
            if (pf->stmts[i].dst == ref_index(ref))
                def = &pf->stmts[i];
        int64_t by = 0;
        if (!def || (def->op != IR_COPY && (def->op != IR_ADDR || def->nargs != 2)))
            return false;
        const ir_ref *args = ir_args(pf->unit, pf->func, def);
        if (def->op == IR_ADDR && !ir_ref_int(pf->unit, args[1], &by))
            return false;
        *offset += by;
        ref = args[0];
    }
    return false;
}

static bool sym_is_table(const struct pta *p, psym_id sym)
{
    const char *name = p->prog->syms[sym.i].name;
    return name && (!strncmp(name, "_ZTV", 4) || !strncmp(name, "_ZTC", 4));
}

static bool is_table(const struct pta *p, const struct prog_func *pf, ir_ref ref)
{
    psym_id sym;
    int64_t offset;
    return prog_ref_address(p->prog, pf->unit_index, ref, &sym, &offset) && sym_is_table(p, sym);
}

void find_tables(struct pta *p)
{
    p->tables = ARENA_ARRAY(&p->arena, struct tables *, p->prog->nfuncs + 1);
    for (uint32_t f = 0; f < p->prog->nfuncs; f++) {
        const struct prog_func *pf = &p->prog->funcs[f];
        struct tables found = {0};
        for (uint32_t i = 0; i < pf->func->nstmts && found.n < MAX_TABLES; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            const ir_ref *args = ir_args(pf->unit, pf->func, s);
            if (s->op == IR_STORE && is_table(p, pf, args[1]) &&
                from_this(pf, args[0], &found.offsets[found.n]))
                found.n++;
        }
        if (!found.n)
            continue;
        p->tables[f] = arena_memdup(&p->arena, &found, sizeof found);
        p->is_cloned[f] = true;
    }
}

static bool has_table_at(const struct tables *t, int64_t offset)
{
    for (uint32_t i = 0; i < t->n; i++)
        if (t->offsets[i] == offset)
            return true;
    return false;
}

/* Does the caller of the instance store tables over all that the instance stores? */
static bool are_replaced(const struct pta *p, inst_id inst)
{
    const struct tables *own = p->tables[p->insts.at[inst.i].func.i];
    uint32_t call_id, call;
    int64_t part;
    if (!own || !pta_ctx_calls(p, p->insts.at[inst.i].ctx, &call_id, 1))
        return false;
    const struct prog_func *caller = prog_stmt(p->prog, call_id, &call);
    const struct ir_stmt *s = &caller->stmts[call];
    const struct tables *theirs = p->tables[caller - p->prog->funcs];
    if (!theirs || s->op != IR_CALL || s->nargs < 2 ||
        !from_this(caller, ir_args(caller->unit, caller->func, s)[1], &part))
        return false;
    for (uint32_t i = 0; i < own->n; i++)
        if (!has_table_at(theirs, part + own->offsets[i]))
            return false;
    return true;
}

bool table_is_replaced(const struct pta *p, inst_id inst, uint32_t value)
{
    if (!p->tables || !(value & TREF_CONST) || value == TREF_NONE)
        return false;
    psym_id sym = {tuples_at(&p->consts, value & ~TREF_CONST)[0]};
    return sym_is_table(p, sym) && are_replaced(p, inst);
}

static bool is_destructor(const struct pta *p, const struct prog_func *pf)
{
    const char *name = p->prog->syms[pf->sym.i].name;
    size_t n = name ? strlen(name) : 0;
    return n > 6 && !strncmp(name, "_ZN", 3) && name[n - 4] == 'D' && !strcmp(name + n - 2, "Ev");
}

/* Is the table the only one that the place has, once the object is made? */
static bool has_only_table(const struct pta *p, loc_id loc, psym_id table)
{
    struct idset_iter it = idset_begin(pta_content(p, loc));
    uint32_t at, n = 0;
    for (; idset_step(&it, &at); n++)
        if (pta_loc(p, (loc_id){at})->obj.i != pta_sym_obj(p, table).i)
            return false;
    return n > 0;
}

bool pta_stores_same_table(const struct pta *p, inst_id inst, uint32_t stmt)
{
    func_id f = p->insts.at[inst.i].func;
    const struct prog_func *pf = &p->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    psym_id table;
    int64_t offset;
    if (!p->tables || !p->tables[f.i] || s->op != IR_STORE || !is_destructor(p, pf))
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (!prog_ref_address(p->prog, pf->unit_index, args[1], &table, &offset) ||
        !sym_is_table(p, table))
        return false;
    struct idset_iter it = idset_begin(pta_value(p, inst, args[0]));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!has_only_table(p, (loc_id){loc}, table))
            return false;
    return n > 0;
}
