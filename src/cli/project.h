#ifndef CLI_PROJECT_H
#define CLI_PROJECT_H
/*
 * Commands for setting up: `heddle init` writes a heddle.yml for the project in the current folder,
 * `heddle doctor` says what is installed, found and missing, and what to do about it.
 */
#include "cli/pipeline.h"

enum exit_code project_init(struct options *);
/* EXIT_FAILED if something that every check needs is missing. */
enum exit_code project_doctor(struct options *);

#endif
