#ifndef REPORT_CONFIDENCE_H
#define REPORT_CONFIDENCE_H
/*
 * How sure a race is, from what is known about it. Each piece of evidence adds to the log-odds
 * of the finding being real; its sentence is shown with the sign that its weight has. The
 * weights were fitted to the labelled programs of test/race (make score prints how well they
 * rank) and rounded; they order findings, they are no probabilities. Fitted to one half of the
 * programs and tried on the other, six times, the area under the curve is 0.71 on average
 * without "several objects" and "wait for each other elsewhere", 0.78 with the first, 0.79 with
 * both. "Mostly guarded": of 84 pairs of C programs in mode sound, 13 of them wrong, 6 right
 * ones and no wrong one have it; the area under the curve is 0.824 for any weight from 0 to 0.4
 * and 0.827 for 1.2, too little to tell.
 */
#include "report/gather_int.h"

/* What an access by itself says; it is looked at once for the many findings that it is in. */
void confidence_see_access(const struct gatherer *, const struct race_side *, struct access_info *);
/* Sets confidence, reasons and is_certain from the race itself. */
void confidence_of_race(struct gatherer *, const struct race *, struct finding *);
/* Then, once it is known which findings are one entry, what their number says. */
void confidence_see_groups(struct finding *, uint32_t n);

#endif
