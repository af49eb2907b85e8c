#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H
/* What is said on stderr: "heddle: " and one line. */
#include "base/common.h"

void message(const char *fmt, ...) PRINTF(1, 2);

/* To standard output; false, and said why, if it cannot be written. */
bool message_output(const char *text, size_t len);

#endif
