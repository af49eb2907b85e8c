/* Locks that protect nothing, as findings. */
#include "report/fingerprint.h"
#include "report/gather_int.h"
#include "report/place.h"
#include "report/words.h"

static const char *why_of(const struct lock_region *r)
{
    switch (r->reason) {
    case REGION_LOCAL:
        return "everything that is used while it is held belongs to one thread";
    case REGION_READ:
        return "what threads share in there is only read";
    case REGION_ATOMIC:
        return "what threads share in there is used by an atomic operation, which needs no lock";
    case REGION_ORDERED:
        return "those who use what is shared in there never run at the same time";
    }
    return NULL;
}

static double confidence_of(const struct lock_region *r)
{
    return r->may_be_atomic ? 0.3 : r->reason == REGION_ORDERED ? 0.5 : 0.7;
}

/* What else is held there. */
static void gather_other_locks(const struct gatherer *g, const struct lock_region *r,
                               struct access_info *a)
{
    struct access_info inside = {0};
    gather_locks(g, &r->at, &inside);
    struct held_lock *others = ARENA_ARRAY(g->arena, struct held_lock, inside.nlocks);
    for (uint32_t i = 0; i < inside.nlocks; i++)
        if (strcmp(inside.locks[i].name, a->target) != 0)
            others[a->nlocks++] = inside.locks[i];
    a->locks = others;
}

static void say_how_often(struct strbuf *out, const struct lock_region *r)
{
    if (r->loops == 1)
        strbuf_adds(out, " in a loop");
    else if (r->loops)
        strbuf_addf(out, " in %u nested loops", r->loops);
    if (r->loops && r->rounds >= 0)
        strbuf_addf(out, ", %lld times", (long long)r->rounds);
}

void gather_region(struct gatherer *g, const struct lock_region *r)
{
    const struct prog_func *pf = func_of(g, r->at.inst);
    uint32_t local;
    const struct prog_func *taker = prog_stmt(g->prog, r->stmt_id, &local);
    const char *root = g->report->source_root;
    struct race_lock lock = {.loc = r->at.loc, .stmt_id = r->stmt_id};
    struct access_info a = {.at = place_in_func(g->arena, taker->unit, taker->func, local, root),
                            .verb = "lock",
                            .thread = &g->threads[r->at.origin.i],
                            .target = gather_lock_name(g, &lock),
                            .function_line =
                                place_of_func(g->arena, taker->unit, taker->func, root).line};
    struct race_side at = r->at; /* what lies in the section; the way there ends where it begins */
    at.stmt = local;
    if (pf == taker)
        gather_stack(g, &at, &a);
    gather_other_locks(g, r, &a);
    struct finding f = {.rule = "redundant-lock", .variable = a.target, .is_single = true};
    struct strbuf s = {0};
    f.access[0] = f.access[1] = a;
    strbuf_addf(&s, "`%s` is taken in `%s`", a.target, a.at.function ? a.at.function : "?");
    say_how_often(&s, r);
    strbuf_adds(&s, ", but keeps nobody apart");
    f.sentence = arena_strdup(g->arena, strbuf_str(&s));
    strbuf_release(&s);
    f.why_unordered = why_of(r);
    f.hint = r->may_be_atomic
                 ? "several shared places are written in there: remove the lock only if they need "
                   "not change together"
                 : "remove the lock, or move it to where the data is shared";
    f.confidence = confidence_of(r);
    f.is_certain = f.confidence >= CONFIDENCE_HIGH;
    f.reasons = ARENA_ARRAY(g->arena, const char *, 2);
    f.reasons[f.nreasons++] = arena_printf(
        g->arena, r->accesses == 1 ? "%u access was looked at" : "%u accesses were looked at",
        r->accesses);
    if (r->may_be_atomic)
        f.reasons[f.nreasons++] = "may guard atomicity";
    f.fingerprint = fingerprint_of(&f);
    f.group = group_key_of(&f);
    vec_push(&g->findings, f);
}
