/* Archives: the directory, then every member. */
#include "front/java/zip.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct zip z;

    arena_init(&arena, "fuzz");
    if (zip_open(&z, data, size, &arena, NULL)) {
        for (uint32_t i = 0; i < z.n && i < 100; i++) {
            const uint8_t *content;
            size_t len;

            if (z.entries[i].size < 1u << 20)
                (void)!zip_read(&z, zip_find(&z, z.entries[i].name), &arena, &content, &len, NULL);
        }
    }
    zip_release(&z);
    arena_release(&arena);
    return 0;
}
