// A table made at first use, without any lock.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t *crc_table;

static uint32_t *get_table(void)
{
    if (crc_table == NULL) { // RACE! p
        uint32_t *t = malloc(256 * sizeof *t);
        for (uint32_t i = 0; i < 256; i++) {
            uint32_t c = i;
            for (int k = 0; k < 8; k++)
                c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
            t[i] = c; // RACE
        }
        crc_table = t; // RACE! p
    }
    return crc_table; // RACE! p
}

static uint32_t crc32(const unsigned char *data, size_t len)
{
    uint32_t *table = get_table();
    uint32_t c = 0xFFFFFFFFu;
    while (len--)
        c = table[(c ^ *data++) & 0xFF] ^ (c >> 8); // RACE
    return c ^ 0xFFFFFFFFu;
}

static void *work(void *arg)
{
    const unsigned char *buf = arg;
    printf("%08x\n", crc32(buf, 16));
    return NULL;
}

int main(void)
{
    static unsigned char a[16] = "hello", b[16] = "world";
    pthread_t t1, t2;
    pthread_create(&t1, NULL, work, a);
    pthread_create(&t2, NULL, work, b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
