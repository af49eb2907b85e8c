// A table made at first use by pthread_once.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t *crc_table;
static pthread_once_t crc_once = PTHREAD_ONCE_INIT;

static void make_table(void)
{
    crc_table = malloc(256 * sizeof *crc_table); // NORACE
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        crc_table[i] = c; // NORACE
    }
}

static uint32_t crc32(const unsigned char *data, size_t len)
{
    uint32_t c = 0xFFFFFFFFu;
    pthread_once(&crc_once, make_table);
    while (len--)
        c = crc_table[(c ^ *data++) & 0xFF] ^ (c >> 8); // NORACE
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
    free(crc_table);
    return 0;
}
