#ifndef REPORT_GATHER_H
#define REPORT_GATHER_H
/*
 * From the analysis' results to what the user is told: names, places, stacks, reasons. Pairs of
 * the same two statements are one finding, whatever objects and contexts they were found in.
 */
#include "conc/conc.h"
#include "conc/deadlock/deadlock.h"
#include "conc/deadlock/region.h"
#include "report/finding.h"
#include "report/suppress.h"

enum gather_what {
    GATHER_RACES = 1 << 0,
    GATHER_ISSUES = 1 << 1,
    GATHER_SHARING = 1 << 2, /* the list of shared places */
    GATHER_ORDER = 1 << 3,   /* which lock is taken under which */
    GATHER_LIBRARY = 1 << 5, /* what was analysed, modelled, skipped */
    GATHER_INSIDE = 1 << 6,  /* races of libraries (JVM) with themselves, too */
    GATHER_CERTAIN = 1 << 4, /* no finding that rests on an ambiguity (finding.is_certain) */
};

/* Fills findings, groups and threads of the report; strings live in its arena or in the units.
 * `issues` and `regions` may be NULL. */
void report_gather(struct report *, const struct prog *, const struct pta *, const struct conc *,
                   const struct issues *issues, const struct regions *regions,
                   unsigned what /* enum gather_what */);
/* The files that code of the program stands in, but not those of the system, as reports show them;
 * in the order of the units. */
void report_sources(struct report *, const struct prog *, str_vec *out);
/* Adds the suppressions that annotations in class files and bitcode ask for, unless one of those
 * that are there, read from sources, says the same. */
void report_remarks(struct report *, const struct prog *, suppression_vec *out);

#endif
