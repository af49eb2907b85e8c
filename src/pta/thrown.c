/*
 * What exceptions carry (JVM). Exceptions are not followed from `throw` to handlers, but for those
 * of the program's own classes with fields, inherited ones too, that lead to other objects:
 *
 *   class Failure extends RuntimeException { final Job job; ... }
 *   throw new Failure(job);                 catch (Failure f) { f.job.state = 0; }
 *
 * A handler for such a class, or for one of the program's own above it, may get each that the same
 * thread throws anywhere where it has made it; the casts in front of handlers tell classes apart.
 * One node for each origin; a thread's exceptions end with it. Handlers for all exceptions do not
 * use what these carry, and rethrown ones are known already.
 */
#include "pta/pta_int.h"
#include <string.h>

enum { MAX_CARRIERS = 64, MAX_WAYS = 16 };

/* Does the class itself have a field that may lead to an object that changes? */
static bool declares_reference(const struct class_info *info)
{
    const struct ir_unit *u = info->unit;
    for (uint32_t i = 0; i < info->record->nfields; i++) {
        const struct ir_class_field *f = &u->fields[info->record->first_field + i];
        const char *type = strrchr(ir_str(u, u->syms[f->sym].name), ':');
        if (f->flags & FIELDF_REF && !(f->flags & FIELDF_STATIC) &&
            (!type || strcmp(type, ":Ljava/lang/String;") != 0))
            return true;
    }
    return false;
}

/* ... or one that it has from the program's own classes above it? */
static bool has_reference(const struct class_table *classes, const struct class_info *info)
{
    while (info->record && !info->is_library) {
        if (declares_reference(info))
            return true;
        if (info->super.i == IR_NONE)
            return false;
        info = class_info(classes, info->super);
    }
    return false;
}

void thrown_find(struct pta *p)
{
    const struct class_table *classes = p->prog->classes;
    for (uint32_t i = 0; classes && i < classes_count(classes); i++) {
        const struct class_info *info = class_info(classes, (class_id){i});
        if (!info->record || info->is_library || info->is_array || !has_reference(classes, info) ||
            !class_is_throwable(p, i + 1))
            continue;
        vec_push(&p->carriers, i);
        if (p->carriers.n > MAX_CARRIERS)
            break;
    }
    if (p->carriers.n > MAX_CARRIERS)
        vec_clear(&p->carriers);
}

static uint32_t thrown_node(struct pta *p, uint32_t origin)
{
    bool is_new;
    uint32_t *slot = map_slot(&p->thrown, origin, &is_new);
    if (is_new) {
        uint32_t node = node_new(p, 1);
        slot = map_slot(&p->thrown, origin, &is_new);
        *slot = node;
    }
    return *slot;
}

bool pad_is_followed(const struct pta *p, const struct prog_func *pf, const struct ir_stmt *pad)
{
    const struct class_table *classes = p->prog->classes;
    const ir_ref *args = ir_args(pf->unit, pf->func, pad);
    for (uint32_t i = 0; i < pad->nargs && p->carriers.n; i++) {
        if (ref_kind(args[i]) != REF_SYM)
            continue;
        psym_id sym = prog_sym_of(p->prog, pf->unit_index, ref_index(args[i]));
        class_id class = classes_of_sym(classes, sym);
        const struct class_info *info = class.i == IR_NONE ? NULL : class_info(classes, class);
        for (size_t k = 0; info && info->record && !info->is_library && k < p->carriers.n; k++)
            if (class_is_subtype(classes, (class_id){p->carriers.at[k]}, class, false))
                return true;
    }
    return false;
}

static bool makes_carrier(const struct pta *p, const struct prog_func *pf, uint32_t stmt)
{
    uint32_t class = pf->stmts[stmt].op == IR_CALL ? class_of_new(p, pf->stmt_base + stmt) : 0;
    for (size_t k = 0; class && k < p->carriers.n; k++)
        if (class == p->carriers.at[k] + 1)
            return true;
    return false;
}

/* What the function has made itself and throws, perhaps on its way through `finally`. */
static void throw_made(struct pta *p, inst_id inst, ir_ref value, uint32_t thrown, uint32_t *left)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    for (uint32_t i = 0; ref_kind(value) == REF_REG && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->dst != ref_index(value))
            continue;
        uint32_t node = makes_carrier(p, pf, i) ? inst_result(p, inst, i) : PTA_NONE;
        if (node != PTA_NONE)
            edge_add(p, node, thrown);
        uint32_t step = s->op == IR_PHI ? 2 : 1;
        bool is_same = s->op == IR_PHI || s->op == IR_COPY || s->op == IR_CAST;
        for (uint32_t k = 0; is_same && *left && k < s->nargs; k += step) {
            --*left;
            throw_made(p, inst, args[k], thrown, left);
        }
        return;
    }
}

void thrown_expand(struct pta *p, inst_id inst)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    uint32_t origin = p->insts.at[inst.i].origin;
    for (uint32_t i = 0; p->carriers.n && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        uint32_t node = PTA_NONE;
        if (s->op == IR_LANDINGPAD && pad_is_followed(p, pf, s)) {
            node = inst_result(p, inst, i);
            if (node != PTA_NONE)
                edge_add(p, thrown_node(p, origin), node);
        } else if (s->op == IR_THROW && s->nargs) {
            uint32_t left = MAX_WAYS;
            throw_made(p, inst, ir_args(pf->unit, pf->func, s)[0], thrown_node(p, origin), &left);
        }
    }
}
