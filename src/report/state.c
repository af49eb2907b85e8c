#include "report/state.h"

enum finding_state state_of(const struct finding *f)
{
    if (f->baseline == BASELINE_FIXED)
        return STATE_FIXED;
    if (f->suppression)
        return STATE_SUPPRESSED;
    return f->baseline == BASELINE_UNCHANGED ? STATE_KNOWN : STATE_SHOWN;
}

struct state_counts states_of_group(const struct report *r, uint32_t first, uint32_t end)
{
    struct state_counts c = {{0}};
    for (uint32_t i = first; i < end; i++)
        c.n[state_of(&r->findings[i])]++;
    return c;
}

enum finding_state state_of_group(const struct state_counts *c)
{
    enum finding_state s = STATE_SHOWN;
    while (s < STATE_FIXED && c->n[s] == 0)
        s++;
    return s;
}

uint32_t state_best(const struct report *r, uint32_t first, uint32_t end)
{
    struct state_counts c = states_of_group(r, first, end);
    enum finding_state wanted = state_of_group(&c);
    uint32_t i = first;
    while (i + 1 < end && state_of(&r->findings[i]) != wanted)
        i++;
    return i;
}

const char *state_words(enum finding_state s, bool is_diff)
{
    static const char *const words[STATES][2] = {
        [STATE_SHOWN] = {"", ""},
        [STATE_KNOWN] = {"known from the baseline", "unchanged"},
        [STATE_SUPPRESSED] = {"suppressed", "suppressed"},
        [STATE_FIXED] = {"fixed since the baseline", "fixed"},
    };
    return words[s][is_diff];
}
