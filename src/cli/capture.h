#ifndef CLI_CAPTURE_H
#define CLI_CAPTURE_H
/* `heddle capture`: runs a build with our shims first on PATH (input/shim.h). */
#include "cli/options.h"

/* The build's exit code; 2 if it could not be started. */
int capture_command(struct options *);

#endif
