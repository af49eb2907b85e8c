/*
 * Whose is it? What is reached through a pointer kept beside a lock is taken to belong to that lock
 * (A-OWNER). Not so if there is one of it and there are several owners that have a pointer to it: a
 * scene that every renderer has, each with a monitor of its own. Nor if it is one of the owner's
 * own kind, which has a lock of its own: `node->peer->count` is not guarded by `node->lock`.
 */
#include "conc/conc_int.h"

enum { MAX_OWNERS = 16, MAX_OWNED = 8 }; /* more are not compared: the assumption stays */

static void add_pointees(struct conc *c, obj_id owner, struct idset *objs)
{
    const u32_vec *fields = pta_obj_locs(c->pta, owner);
    for (size_t i = 0; i < fields->n; i++) {
        struct idset_iter it = idset_begin(pta_content(c->pta, (loc_id){fields->at[i]}));
        for (uint32_t loc; idset_step(&it, &loc);)
            idset_add(objs, pta_loc(c->pta, (loc_id){loc})->obj.i);
    }
}

/* The objects that an owner's own fields, or what containers there keep, have pointers to. They are
 * looked up once for each owner: there are as many questions as accesses under its lock. */
static const struct idset *pointees(struct conc *c, obj_id owner)
{
    uint32_t *known = &c->obj_pointees[owner.i];
    if (*known)
        return &c->pointees.at[*known - 1];
    struct idset direct = {0}, all = {0};
    add_pointees(c, owner, &direct);
    idset_copy(&all, &direct);
    struct idset_iter it = idset_begin(&direct);
    for (uint32_t to; idset_step(&it, &to);)
        if (to != owner.i && obj_is_of_container(c, (obj_id){to}))
            add_pointees(c, (obj_id){to}, &all);
    idset_release(&direct);
    vec_push(&c->pointees, all);
    *known = (uint32_t)c->pointees.n;
    return &vec_last(&c->pointees);
}

static bool has_several_owners(struct conc *c, struct seq locks, obj_id owned)
{
    uint32_t first = PTA_NONE;
    for (uint32_t i = 0; i < locks.n; i++) {
        const struct pta_loc *lock = pta_loc(c->pta, (loc_id){locks.at[i]});
        obj_id owner = lock->obj;
        if (owner.i == owned.i || owner.i == first || !idset_has(pointees(c, owner), owned.i))
            continue;
        if (first != PTA_NONE || lock->stride || !obj_is_unique(c, owner))
            return true;
        first = owner.i;
    }
    return false;
}

bool owners_share(struct conc *c, uint32_t locks, const struct idset *locs)
{
    struct seq s = seqs_at(&c->sets, locks);
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    if (s.n > MAX_OWNERS || idset_count(locs) > MAX_OWNED)
        return false;
    while (idset_step(&it, &loc)) {
        obj_id owned = pta_loc(c->pta, (loc_id){loc})->obj;
        if (obj_is_unique(c, owned) && has_several_owners(c, s, owned))
            return true;
    }
    return false;
}

bool owners_are_peers(struct conc *c, uint32_t locks, const struct idset *locs)
{
    struct seq s = seqs_at(&c->sets, locks);
    for (uint32_t i = 0; i < s.n; i++) {
        const struct pta_loc *lock = pta_loc(c->pta, (loc_id){s.at[i]});
        bool are_several = lock->stride || !obj_is_unique(c, lock->obj);
        struct idset_iter it = idset_begin(locs);
        uint32_t loc;
        while (are_several && idset_step(&it, &loc))
            if (pta_loc(c->pta, (loc_id){loc})->obj.i == lock->obj.i)
                return true;
    }
    return false;
}
