#ifndef CLI_CONFIG_H
#define CLI_CONFIG_H
/*
 * heddle.yml (doc/config.md): options of a project, in the folder of the inputs or above it. Keys
 * come from the option table, plus `flags` (compiler flags for sources on the command line). What
 * stands on the command line wins; lists are joined, the file's first.
 */
#include "cli/options.h"

/* Reads --config, or the nearest heddle.yml upwards from `start`; none is fine. A mistake gives
 * "file:line: what is wrong, what was expected". *path: the file used, or NULL. */
bool config_load(struct options *, const char *start, const char **path, struct diag *) MUST_USE;
/* Does the run write the file that --baseline names, which is not there yet? */
bool config_makes_baseline(const struct options *);

#endif
