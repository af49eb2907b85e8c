/* The stages of the concurrency analysis in order, and the frozen result. */
#include "conc/lock/readers.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

static int side_cmp(const struct race_side *a, const struct race_side *b)
{
    if (a->inst.i != b->inst.i)
        return a->inst.i < b->inst.i ? -1 : 1;
    if (a->stmt != b->stmt)
        return a->stmt < b->stmt ? -1 : 1;
    return a->origin.i < b->origin.i ? -1 : a->origin.i > b->origin.i;
}

static int by_race(const void *pa, const void *pb)
{
    const struct race *a = pa, *b = pb;
    if (a->obj.i != b->obj.i)
        return a->obj.i < b->obj.i ? -1 : 1;
    if (a->side[0].loc.i != b->side[0].loc.i)
        return a->side[0].loc.i < b->side[0].loc.i ? -1 : 1;
    int d = side_cmp(&a->side[0], &b->side[0]);
    return d ? d : side_cmp(&a->side[1], &b->side[1]);
}

struct conc *conc_run(const struct prog *prog, const struct pta *pta,
                      const struct conc_options *opt)
{
    struct conc *c = xcalloc(1, sizeof *c);
    c->prog = prog;
    c->pta = pta;
    c->opt = *opt;
    arena_init(&c->arena, "concurrency");
    seqs_init(&c->sets, "sets");
    tuples_init(&c->frame_keys, 2);
    tuples_init(&c->terms, 4);
    tuples_init(&c->token_keys, 4);
    c->mark_token = PTA_NONE;
    tuples_init(&c->token_site_keys, 2);
    tuples_init(&c->guard_keys, 2);
    tuples_init(&c->back_keys, 4);
    tuples_init(&c->state_keys, KEY_WIDTH);
    tuples_init(&c->fctx_keys, 4);
    tuples_init(&c->owner_keys, 2);
    tuples_init(&c->given_keys, 2 * MAX_GIVEN);
    tuples_add(&c->given_keys, (uint32_t[2 * MAX_GIVEN]){0}, NULL);
    tuples_init(&c->caller_keys, 3);
    tuples_init(&c->signal_keys, 3);
    answers_init(&c->signals_found, 6);
    answers_init(&c->brought, 3);
    tuples_init(&c->seatless, 3);
    tuples_init(&c->started_keys, 3);
    c->has_events = ARENA_ARRAY(&c->arena, bool, pta_ninsts(pta) + 1);
    c->finfos = ARENA_ARRAY(&c->arena, struct finfo, prog->nfuncs + 1);
    c->obj_escapes = ARENA_ARRAY(&c->arena, bool, pta_nobjs(pta) + 1);
    c->obj_unique = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(pta) + 1);
    c->obj_contained = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(pta) + 1);
    c->obj_pointees = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(pta) + 1);
    c->obj_shared = ARENA_ARRAY(&c->arena, bool, pta_nobjs(pta) + 1);

    for (uint32_t i = 0; i < prog->nsyms && !prog->classes; i++)
        c->has_thread_locals |= prog->syms[i].is_tls;
    outside_find(c);           /* places that no access means */
    frames_build(c);           /* which functions run in which origin */
    origins_build(c);          /* who creates whom */
    exit_handlers_find(c);     /* what runs at the end of the process */
    noise_spread(c);           /* what takes locks or starts threads */
    priors_find(c);            /* threads that initialisers start */
    syncs_find(c);             /* semaphores, flags, once, locks made of atomics */
    turns_find(c);             /* variables and semaphores that say whose turn it is */
    readers_find(c);           /* readers that the first of them locks for, or that are counted */
    latches_find(c);           /* counters that somebody waits for */
    semaphore_latches_find(c); /* the same with semaphores */
    countdowns_find(c);        /* latches of the library, by how many they are counted down */
    idles_find(c);             /* pools that are waited for until nothing is left to do */
    futures_find(c);           /* loops that wait for all tasks of a kind */
    takes_find(c);             /* locks under which things change hands */
    noise_spread(c);           /* and what the last two found */
    releases_find(c);          /* which locks a function can give back */
    flow_run(c);               /* lock states and live origins, relative to function entries */
    order_run(c);              /* who is alive, absolute */
    entries_run(c);            /* locks and live origins that callers hand down */
    first_comers_find(c);      /* threads that a flag lets only one thread start */
    relays_find(c);            /* semaphores and latches that hand others on */
    loose_find(c);             /* locks that others than who has them give back */
    sharing_run(c);            /* objects that two origins can meet at */
    if (!opt->without_races)
        races_run(c); /* pairs */
    if (c->races.n)
        qsort(c->races.at, c->races.n, sizeof *c->races.at, by_race);
    for (size_t i = 0; i < c->races.n; i++) /* for conc_obj_is_single */
        obj_is_unique(c, c->races.at[i].obj);
    return c;
}

void conc_free(struct conc *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->fctxs.n; i++) {
        struct fctx *x = &c->fctxs.at[i];
        uint32_t nblocks = frame_func(c, x->frame)->func->nblocks;
        for (uint32_t b = 0; x->block_in && b < nblocks; b++) {
            vec_release(&x->block_in[b]);
            vec_release(&x->block_out[b]);
        }
        vec_release(&x->exits);
        vec_release(&x->calls);
        vec_release(&x->quiet_calls);
        vec_release(&x->callers);
        vec_release(&x->entries);
        vec_release(&x->dependents);
    }
    for (uint32_t i = 0; i < c->prog->nfuncs; i++) {
        fresh_release(c, &c->finfos[i]);
        drops_release(&c->finfos[i]);
        map_release(&c->finfos[i].store_at);
        map_release(&c->finfos[i].store_base);
        idset_release(&c->finfos[i].kept);
        map_release(&c->finfos[i].compared);
        map_release(&c->finfos[i].left);
        map_release(&c->finfos[i].used);
        idset_release(&c->finfos[i].tested);
        idset_release(&c->finfos[i].retested);
        idset_release(&c->finfos[i].deciding);
        idset_release(&c->finfos[i].coupled);
        idset_release(&c->finfos[i].flags);
        idset_release(&c->finfos[i].switched);
        idset_release(&c->finfos[i].cells);
    }
    struct tuples *tables[] = {&c->frame_keys, &c->terms,       &c->token_keys,  &c->guard_keys,
                               &c->state_keys, &c->fctx_keys,   &c->caller_keys, &c->given_keys,
                               &c->back_keys,  &c->signal_keys, &c->seatless,    &c->owner_keys};
    for (size_t i = 0; i < ARRAY_SIZE(tables); i++)
        tuples_release(tables[i]);
    answers_release(&c->signals_found);
    answers_release(&c->brought);
    vec_release(&c->frames);
    vec_release(&c->signals);
    vec_release(&c->dead_blocks);
    map_release(&c->walks);
    map_release(&c->number_lists);
    map_release(&c->helpers);
    map_release(&c->call_masks);
    map_release(&c->call_targets);
    map_release(&c->dead_of);
    idset_release(&c->vacant);
    vec_release(&c->back_locksets);
    vec_release(&c->splits);
    map_release(&c->split_of);
    map_release(&c->tasks_run);
    idset_release(&c->copied_tasks);
    idset_release(&c->copied_handlers);
    map_release(&c->task_makers);
    map_release(&c->circle_calls);
    map_release(&c->paired);
    vec_release(&c->token_stmt);
    vec_release(&c->token_site);
    vec_release(&c->token_sites);
    tuples_release(&c->token_site_keys);
    tuples_release(&c->started_keys);
    vec_release(&c->started);
    vec_release(&c->term_depth);
    vec_release(&c->fctxs);
    map_release(&c->private_locals);
    for (size_t i = 0; i < c->pointees.n; i++)
        idset_release(&c->pointees.at[i]);
    vec_release(&c->pointees);
    vec_release(&c->priors);
    vec_release(&c->exit_handlers);
    vec_release(&c->work);
    vec_release(&c->unlisted);
    idset_release(&c->cut_circles);
    vec_release(&c->syncs);
    map_release(&c->sync_of);
    map_release(&c->inner_places);
    map_release(&c->sync_events);
    map_release(&c->acquired_of);
    vec_release(&c->acquired);
    vec_release(&c->turns);
    vec_release(&c->state_tests);
    vec_release(&c->turn_tests);
    map_release(&c->turn_of);
    map_release(&c->turn_events);
    map_release(&c->idle_events);
    vec_release(&c->reader_events);
    map_release(&c->reader_index);
    idset_release(&c->spin_locks);
    idset_release(&c->forgotten);
    map_release(&c->spin_bits);
    idset_release(&c->loose_locks);
    idset_release(&c->emptied);
    map_release(&c->emptied_ways);
    map_release(&c->sweeps);
    idset_release(&c->swept);
    idset_release(&c->take_locks);
    idset_release(&c->outside);
    idset_release(&c->choices);
    map_release(&c->inside_of);
    for (size_t i = 0; i < c->insides.n; i++)
        idset_release(c->insides.at[i]);
    vec_release(&c->insides);
    map_release(&c->guards_taken);
    map_release(&c->guards_taker);
    map_release(&c->first_comers);
    map_release(&c->gates);
    idset_release(&c->throwers);
    idset_release(&c->slot_shared);
    map_release(&c->tidy);
    map_release(&c->tidy_joins);
    map_release(&c->handed_locks);
    map_release(&c->start_locks);
    map_release(&c->late_numbers);
    map_release(&c->lock_names);
    map_release(&c->lock_user_of);
    for (size_t i = 0; i < c->lock_users.n; i++)
        idset_release(&c->lock_users.at[i]);
    vec_release(&c->lock_users);
    vec_release(&c->publications);
    map_release(&c->publication_ids);
    vec_release(&c->races);
    vec_release(&c->watched);
    vec_release(&c->left_out);
    sharing_free(c);
    owned_free(c->owned);
    handed_free(c->handed);
    elsewhere_free(c->elsewhere);
    write_log_release(c);
    acquisitions_free(c);
    idset_release(&c->needed_sites);
    idset_release(&c->release_sites);
    idset_release(&c->acquire_sites);
    seqs_release(&c->sets);
    arena_release(&c->arena);
    free(c);
}

uint32_t conc_nraces(const struct conc *c)
{
    return (uint32_t)c->races.n;
}

const struct race *conc_race(const struct conc *c, uint32_t i)
{
    return &c->races.at[i];
}

struct conc_stats conc_stats(const struct conc *c)
{
    return c->stats;
}

uint32_t conc_nwatched(const struct conc *c)
{
    return (uint32_t)c->watched.n;
}

const struct watched_pair *conc_watched(const struct conc *c, uint32_t i)
{
    return &c->watched.at[i];
}

uint32_t conc_nleft_out(const struct conc *c)
{
    return (uint32_t)c->left_out.n;
}

const struct left_out *conc_left_out(const struct conc *c, uint32_t i)
{
    return &c->left_out.at[i];
}

bool conc_obj_is_single(const struct conc *c, obj_id obj)
{
    return c->obj_unique[obj.i] == 2;
}

bool conc_obj_is_shared(const struct conc *c, obj_id obj)
{
    return c->obj_shared[obj.i];
}
