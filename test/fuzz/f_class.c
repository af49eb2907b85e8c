/* Class files: what is read is lowered, and the unit is valid. */
#include "front/java/java.h"
#include "ir/unit.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct java_request request = {.source = "fuzz.class"};
    struct arena arena;
    struct jclass c;

    arena_init(&arena, "fuzz");
    if (jclass_read(&c, data, size, &arena, NULL)) {
        struct diag diag = {0};
        struct ir_unit *unit = java_lower(&c, &request, NULL, &diag);

        if (!unit)
            BUG("lowered to no unit: %s", diag_str(&diag));
        (void)java_has_main(&c);
        ir_unit_free(unit);
        diag_release(&diag);
    }
    arena_release(&arena);
    return 0;
}
