/* Text IR: no input may crash the parser, and what it accepts must survive printing and reading. */
#include "base/diag.h"
#include "ir/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_round_trip(const struct ir_unit *u)
{
    struct strbuf first = {0}, second = {0};
    struct diag d = {0};
    ir_print(u, &first);
    struct ir_unit *again = ir_parse(strbuf_str(&first), first.len, "again", &d);
    if (!again)
        BUG("printed text is refused: %s\n%s", diag_str(&d), strbuf_str(&first));
    ir_print(again, &second);
    if (strcmp(strbuf_str(&first), strbuf_str(&second)) != 0)
        BUG("printed text changes when it is read again\n%s\n%s", strbuf_str(&first),
            strbuf_str(&second));
    ir_unit_free(again);
    strbuf_release(&first);
    strbuf_release(&second);
    diag_release(&d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct diag d = {0};
    struct ir_unit *u = ir_parse((const char *)data, size, "fuzz", &d);
    if (u)
        check_round_trip(u);
    ir_unit_free(u);
    diag_release(&d);
    return 0;
}
