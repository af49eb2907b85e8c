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

/* Folder of the library models: $HEDDLE_MODELS, or beside the program; NULL if nowhere. */
char *models_dir(struct arena *);
/* How many functions the models in a folder describe. */
bool models_count(const char *dir, size_t *n, struct diag *) MUST_USE;

enum exit_code pipeline_check(struct options *);
/* Only acquires the units: counts, or their text with --print-ir. */
enum exit_code pipeline_lower(struct options *);

#endif
