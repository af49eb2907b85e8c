/* Where the members that a finding lies in are declared: suppressions may stand there. */
#include "report/gather_int.h"
#include "report/name.h"
#include "report/place.h"

/* The typed bytes by which the variable of the finding got its name (see gather_variable). */
static bool typed_place_of(const struct gatherer *g, const struct race *r, struct typed_place *out,
                           uint32_t *size)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    const struct race_side *narrow = &r->side[r->side[1].size && r->side[1].size < r->side[0].size];
    *size = narrow->size;
    out->offset = pta_loc(g->pta, narrow->loc)->off;
    if (o->kind == OBJ_STACK) {
        gather_var_name(g, o, &out->type, &out->unit);
        return true;
    }
    if ((o->kind == OBJ_GLOBAL || o->kind == OBJ_TLS) && o->site != PTA_NONE) {
        out->unit = g->prog->syms[o->site].unit;
        out->type = g->prog->syms[o->site].sym->type;
        return true;
    }
    for (int i = 0; i < 2; i++) {
        if (!typed_access(g, &r->side[i], out))
            continue;
        *size = out->size;
        return true;
    }
    return false;
}

void gather_members(const struct gatherer *g, const struct race *r, struct finding *f)
{
    struct typed_place t;
    uint32_t size;
    u32_vec found = {0};
    if (g->prog->classes || !typed_place_of(g, r, &t, &size) || t.offset < 0)
        return;
    members_of_place_in_type(t.unit, t.type, (uint64_t)t.offset, size, &found);
    struct place_ref *members = ARENA_ARRAY(g->arena, struct place_ref, found.n);
    for (size_t i = 0; i < found.n; i++) {
        const struct ir_member *m = &t.unit->members[found.at[i]];
        struct ir_sym declared = {.scope = m->scope, .line = m->line};
        if (m->line)
            members[f->nmembers++] =
                place_of_sym(g->arena, t.unit, &declared, g->report->source_root);
    }
    f->members = members;
    vec_release(&found);
}
