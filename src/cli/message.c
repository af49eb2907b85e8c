#include "cli/message.h"
#include <stdarg.h>
#include <stdio.h>

void message(const char *fmt, ...)
{
    va_list args;

    va_start(args, fmt);
    fputs("heddle: ", stderr);
    vfprintf(stderr, fmt, args);
    fputc('\n', stderr);
    va_end(args);
}
