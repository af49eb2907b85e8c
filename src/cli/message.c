#include "cli/message.h"
#include "base/os.h"
#include "report/display.h"
#include <stdarg.h>
#include <stdio.h>

/* Names in it come from the user's files: nothing in them steers the terminal. Lists have lines. */
void message(const char *fmt, ...)
{
    struct strbuf text = {0}, safe = {0};
    va_list args;

    va_start(args, fmt);
    strbuf_vaddf(&text, fmt, args);
    va_end(args);
    for (const char *line = strbuf_str(&text); *line;) {
        size_t len = strcspn(line, "\n");

        display_add(&safe, line, len);
        line += len;
        if (*line) {
            strbuf_addc(&safe, '\n');
            line++;
        }
    }
    fprintf(stderr, "heddle: %s\n", strbuf_str(&safe));
    strbuf_release(&text);
    strbuf_release(&safe);
}

bool message_output(const char *text, size_t len)
{
    struct diag diag = {0};
    bool ok = os_write_file("-", text, len, &diag);

    if (!ok && diag.text.len > 0)
        message("%s", diag_str(&diag));
    diag_release(&diag);
    return ok;
}
