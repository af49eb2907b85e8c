#ifndef REPORT_COMPARE_H
#define REPORT_COMPARE_H
/*
 * What changed since an earlier report: each finding is new or unchanged, and what is gone comes
 * back as fixed.
 *
 * Findings are the same if they agree in rule, variable, functions and kinds of access, or have one
 * fingerprint: code that moved to another file, or runs in a thread that was renamed, is not news.
 * Of several that agree, those are paired that are most alike: thread, file, what stands before and
 * after the accesses, locks. So a statement that is added before an equal one is the new one.
 */
#include "report/finding.h"

struct compare_counts {
    uint32_t fresh, unchanged, fixed;
};

/* Sets finding.baseline everywhere and adds the fixed ones; takes over the arena of `old`. */
struct compare_counts report_compare(struct report *now, struct report *old);

#endif
