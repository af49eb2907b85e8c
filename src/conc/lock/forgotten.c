/*
 * Sets of locks are kept to a size. A set that had no room for one more carries a mark from then
 * on, a token without places, until the thread ends: what is missing from such a set may be held
 * all the same. The mark stays where sets fall together (it says "perhaps", all other tokens
 * "surely"), is handed to callees and callers like a lock that nobody gives back, and the report
 * says that there is one. No unlock, wait or signal is called one without its lock there, and the
 * locks that were forgotten anywhere count as held (lockset_guards).
 */
#include "conc/conc_int.h"

enum { MODE_MARK = 2 }; /* beside those of enum lock_mode */

bool token_is_mark(const struct conc *c, uint32_t token)
{
    return token == c->mark_token && token != PTA_NONE;
}

bool lockset_forgets(const struct conc *c, uint32_t lockset)
{
    return c->mark_token != PTA_NONE && seqs_has(&c->sets, lockset, c->mark_token);
}

uint32_t lockset_marked(struct conc *c, uint32_t lockset)
{
    struct seq s = seqs_at(&c->sets, lockset);
    u32_vec out = {0};
    if (lockset_forgets(c, lockset))
        return lockset;
    for (uint32_t i = 0; i < s.n; i++)
        vec_push(&out, s.at[i]);
    vec_push(&out, c->mark_token);
    return lockset_make(c, &out);
}

uint32_t lockset_forgetting(struct conc *c, uint32_t lockset, uint32_t token)
{
    struct lock_token t = token_at(c, token);
    struct seq s = seqs_at(&c->sets, t.locs);
    for (uint32_t i = 0; i < s.n; i++)
        c->stats.locks_cut += idset_add(&c->forgotten, s.at[i]);
    if (c->mark_token == PTA_NONE) {
        struct lock_token mark = {.mode = MODE_MARK, .term = PTA_NONE};
        c->mark_token = token_intern(c, mark, c->token_stmt.at[token]);
    }
    return lockset_marked(c, lockset);
}
