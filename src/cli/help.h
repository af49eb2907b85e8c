#ifndef CLI_HELP_H
#define CLI_HELP_H
/* Everything that is written from the tables of options.h. */
#include "cli/options.h"

void help_overview(struct strbuf *out);
void help_command(enum command, struct strbuf *out);
/* The OPTIONS and COMMANDS sections of the man page, in scdoc's markup. */
void help_scdoc(struct strbuf *out);
/* False if the shell is unknown. */
bool completion_script(const char *shell, struct strbuf *out) MUST_USE;

#endif
