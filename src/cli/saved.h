#ifndef CLI_SAVED_H
#define CLI_SAVED_H
/*
 * Commands on saved JSON reports; nothing is analysed.
 */
#include "cli/pipeline.h"

enum exit_code saved_diff(struct options *);
enum exit_code saved_show(struct options *);

#endif
