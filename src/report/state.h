#ifndef REPORT_STATE_H
#define REPORT_STATE_H
/*
 * How a finding stands to what is known and suppressed. Pairs of one entry may differ: an entry is
 * shown for those that are, and counts no others.
 */
#include "report/finding.h"

enum finding_state { /* an entry has the first of these that one of its pairs has */
                     STATE_SHOWN,
                     STATE_KNOWN, /* from the baseline */
                     STATE_SUPPRESSED,
                     STATE_FIXED, /* not there any more */
                     STATES
};
struct state_counts {
    uint32_t n[STATES];
};

enum finding_state state_of(const struct finding *);
/* Of the findings [first, end). */
struct state_counts states_of_group(const struct report *, uint32_t first, uint32_t end);
enum finding_state state_of_group(const struct state_counts *);
/* The first pair of an entry that has the entry's state. */
uint32_t state_best(const struct report *, uint32_t first, uint32_t end);
/* "known from the baseline", of two reports side by side "unchanged"; "" for what is shown. */
const char *state_words(enum finding_state, bool is_diff);

#endif
