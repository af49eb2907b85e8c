/* Files of modules: every resource by number, classes by name. */
#include "front/java/jimage.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct jimage j;

    arena_init(&arena, "fuzz");
    if (jimage_open(&j, data, size, NULL)) {
        for (uint32_t i = 0; i < jimage_slots(&j) && i < 100; i++) {
            struct jimage_resource r;
            const uint8_t *content;
            size_t len;

            if (jimage_at(&j, i, &r) && r.size < 1u << 20)
                (void)!jimage_read(&j, &r, &arena, &content, &len, NULL);
        }
        struct jimage_resource r;
        (void)!jimage_find_class(&j, "java/lang/Object", &r);
    }
    jimage_release(&j);
    arena_release(&arena);
    return 0;
}
