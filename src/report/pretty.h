#ifndef REPORT_PRETTY_H
#define REPORT_PRETTY_H
/*
 * Names of functions as a reader knows them. Compilers make functions out of lambdas and of regions
 * of OpenMP and number them; the number changes when another one is written above, so a name with
 * it helps nobody and would change the ids of findings.
 *
 *     main::$_0::operator()                    main::lambda
 *     run(int)::'lambda2'(int)::operator()     run(int)::lambda
 *     Bank.lambda$main$0                       Bank.main.lambda
 *     main.omp_outlined_debug__                main
 *     .omp_task_entry.                         OpenMP task
 */
#include "base/arena.h"

/* The name itself if there is nothing to change; else a copy in the arena. O(length). */
const char *pretty_for_reader(struct arena *, const char *name);

/* Functions that only hand over to another one: classes made for Java lambdas, outer halves of
 * OpenMP regions (`callee` is what they call; NULL: not known). */
bool pretty_is_bridge(const char *name, const char *callee);

/* Code of a library or of the system, by its file or its package. */
struct place_ref;
bool place_is_library(const struct place_ref *);

#endif
