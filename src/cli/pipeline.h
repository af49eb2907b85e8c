#ifndef CLI_PIPELINE_H
#define CLI_PIPELINE_H
/*
 * The passes in their order; pipeline.c is the only file that names all stages.
 */
#include "cli/options.h"

enum exit_code {
    EXIT_CLEAN = 0,
    EXIT_FINDINGS = 1,
    EXIT_FAILED =
        2, /* wrong usage, nothing analysed, no entry, report not written; --strict: a loss */
};

enum exit_code pipeline_check(struct options *);
/* Only acquires the units: counts, or their text with --print-ir. */
enum exit_code pipeline_lower(struct options *);

#endif
