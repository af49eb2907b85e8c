/* Who shares what, and the order of locks, ready to be written. */
#include "base/map.h"
#include "conc/sharing.h"
#include "report/gather_int.h"
#include "report/place.h"
#include <stdlib.h>

enum { MAX_BARE = 3 };

struct row_maker {
    struct gatherer *g;
    struct idset raced; /* locations */
    struct map seen;    /* hash of a row's name -> row + 1 */
    VEC(struct shared_row) rows;
};

static struct place_ref place_of_use(const struct gatherer *g, const struct shared_use *use)
{
    const struct prog_func *pf = func_of(g, use->at.inst);
    return place_in_func(g->arena, pf->unit, pf->func, use->at.stmt, g->report->source_root);
}

/* ---- threads of a place ---- */

static void count_threads(const struct gatherer *g, const struct shared_place *p,
                          struct shared_row *row)
{
    struct shared_thread *list = ARENA_ARRAY(g->arena, struct shared_thread, p->nuses + 1);
    struct map at = {0};
    uint32_t n = 0;
    for (uint32_t i = 0; i < p->nuses; i++) {
        const struct race_side *side = &sharing_use(g->conc, p, i)->at;
        bool is_new;
        uint32_t *slot = map_slot(&at, side->origin.i, &is_new);
        if (is_new) {
            list[n].thread = &g->threads[side->origin.i];
            *slot = n++;
        }
        bool is_write = side->flags & ACC_WRITE;
        list[*slot].writes += is_write;
        list[*slot].reads += !is_write;
        row->writes += is_write;
        row->atomics += (side->flags & ACC_ATOMIC) != 0;
    }
    map_release(&at);
    row->threads = list;
    row->nthreads = n;
}

/* ---- locks of a place ---- */

static const char *name_of_lock(const struct gatherer *g, const struct shared_use *use, loc_id lock)
{
    struct race_lock held[MAX_LOCKS];
    uint32_t n = conc_locks(g->conc, &use->at, held, MAX_LOCKS);
    for (uint32_t i = 0; i < n; i++)
        if (held[i].loc.i == lock.i)
            return gather_lock_name(g, &held[i]);
    return gather_loc_name(g, lock, 1);
}

/* By chance one in two holds some lock. */
static bool is_habit(const struct usual_lock *usual)
{
    return usual->held >= 2 && usual->held < usual->uses && usual->held * 3 >= usual->uses * 2;
}

struct habit gather_habit(struct gatherer *g, loc_id loc)
{
    bool is_new;
    uint32_t *slot = map_slot(&g->habit_at, loc.i, &is_new);
    if (is_new) {
        struct habit habit = {0};
        const struct shared_place *p = sharing_at(g->conc, loc);
        struct usual_lock usual = {0};
        if (p)
            usual = sharing_usual_lock(g->conc, p);
        if (is_habit(&usual))
            habit = (struct habit){name_of_lock(g, sharing_use(g->conc, p, usual.use), usual.loc),
                                   usual.held, usual.uses};
        vec_push(&g->habits, habit);
        *slot = (uint32_t)g->habits.n;
    }
    return g->habits.at[*slot - 1];
}

static enum guard_state guard_of(const struct shared_row *row, const struct usual_lock *usual)
{
    if (row->atomics == row->uses)
        return GUARD_ATOMIC;
    if (!row->writes)
        return GUARD_READ_ONLY;
    if (!usual->held)
        return GUARD_NEVER;
    if (usual->held == usual->uses)
        return GUARD_ALWAYS;
    return is_habit(usual) ? GUARD_MOSTLY : GUARD_SOMETIMES;
}

static void describe_locks(const struct gatherer *g, const struct shared_place *p,
                           struct shared_row *row)
{
    struct usual_lock usual = sharing_usual_lock(g->conc, p);
    row->guard = guard_of(row, &usual);
    if (!usual.held)
        return;
    row->lock = name_of_lock(g, sharing_use(g->conc, p, usual.use), usual.loc);
    row->held = usual.held;
    struct shared_bare *bare = ARENA_ARRAY(g->arena, struct shared_bare, MAX_BARE);
    for (uint32_t i = 0; i < p->nuses && row->nbare < MAX_BARE; i++) {
        const struct shared_use *use = sharing_use(g->conc, p, i);
        if (sharing_use_holds(g->conc, use, usual.loc))
            continue;
        bare[row->nbare++] = (struct shared_bare){
            place_of_use(g, use), &g->threads[use->at.origin.i], use->at.flags & ACC_WRITE};
    }
    row->bare = bare;
}

/* ---- rows ---- */

static uint64_t hash_of(const struct shared_row *row)
{
    uint64_t h = hash64(row->variable, strlen(row->variable));
    h = h * 31 + (row->object ? hash64(row->object, strlen(row->object)) : 0);
    return (h * 31 + row->allocated_at.line) >> 1;
}

/* Copies of one object in several contexts are one row: that with the most uses. */
static void add_row(struct row_maker *m, const struct shared_row *row)
{
    bool is_new;
    uint32_t *slot = map_slot(&m->seen, hash_of(row), &is_new);
    if (is_new) {
        vec_push(&m->rows, *row);
        *slot = (uint32_t)m->rows.n;
        return;
    }
    struct shared_row *known = &m->rows.at[*slot - 1];
    bool is_raced = known->is_raced || row->is_raced;
    if (row->uses > known->uses)
        *known = *row;
    known->is_raced = is_raced;
}

static void make_row(struct row_maker *m, const struct shared_place *p)
{
    struct gatherer *g = m->g;
    struct shared_row row = {.uses = p->nuses};
    if (pta_obj_is_internal(g->pta, p->obj))
        return;
    count_threads(g, p, &row);
    if (row.nthreads < 2 && !row.threads[0].thread->is_many)
        return;
    struct race as_race = {.obj = p->obj};
    as_race.side[0] = as_race.side[1] = sharing_use(g->conc, p, 0)->at;
    row.variable = gather_variable(g, &as_race);
    row.object = gather_object(g, &as_race, &row.allocated_at);
    describe_locks(g, p, &row);
    row.is_raced = idset_has(&m->raced, p->loc.i);
    add_row(m, &row);
}

static int by_guard(const void *pa, const void *pb)
{
    const struct shared_row *a = pa, *b = pb;
    if (a->guard != b->guard)
        return a->guard < b->guard ? -1 : 1;
    int d = strcmp(a->variable, b->variable);
    if (d)
        return d;
    d = strcmp(a->allocated_at.file ? a->allocated_at.file : "",
               b->allocated_at.file ? b->allocated_at.file : "");
    return d ? d
             : (a->allocated_at.line > b->allocated_at.line) -
                   (a->allocated_at.line < b->allocated_at.line);
}

void gather_sharing(struct gatherer *g)
{
    struct report *report = g->report;
    struct row_maker m = {.g = g};
    for (uint32_t i = 0; i < conc_nraces(g->conc); i++)
        for (int side = 0; side < 2; side++)
            idset_add(&m.raced, conc_race(g->conc, i)->side[side].loc.i);
    for (uint32_t i = 0; i < sharing_count(g->conc); i++)
        make_row(&m, sharing_place(g->conc, i));
    if (m.rows.n)
        qsort(m.rows.at, m.rows.n, sizeof *m.rows.at, by_guard);
    report->sharing = arena_memdup(g->arena, m.rows.at, m.rows.n * sizeof *m.rows.at);
    report->nsharing = (uint32_t)m.rows.n;
    report->has_sharing = true;
    for (uint32_t o = 0; o < pta_nobjs(g->pta); o++)
        report->nlocal += !conc_obj_is_shared(g->conc, (obj_id){o});
    vec_release(&m.rows);
    map_release(&m.seen);
    idset_release(&m.raced);
}

/* ---- order of locks ---- */

void gather_lock_order(struct gatherer *g, const struct issues *issues)
{
    uint32_t n = issues_nlinks(issues);
    struct lock_edge *list = ARENA_ARRAY(g->arena, struct lock_edge, n + 1);
    for (uint32_t i = 0; i < n; i++) {
        const struct lock_link *l = issues_link(issues, i);
        const struct prog_func *pf = func_of(g, l->at.inst);
        struct race_lock from = {.loc = l->from, .stmt_id = l->from_stmt};
        uint32_t here = pf->stmt_base + l->at.stmt;
        struct race_lock to = {.loc = l->to, .stmt_id = l->to_stmt == PTA_NONE ? here : l->to_stmt};
        list[i] = (struct lock_edge){
            gather_lock_name(g, &from), gather_lock_name(g, &to),
            place_in_func(g->arena, pf->unit, pf->func, l->at.stmt, g->report->source_root),
            &g->threads[l->at.origin.i], l->is_cyclic};
    }
    g->report->lock_order = list;
    g->report->nlock_order = n;
}
