// Tables made by pthread_once from several entry points
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static uint32_t table[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_table(void)
{
    for (uint32_t n = 0; n < 256; n++) {
        uint32_t c = n;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[n] = c; // NORACE
    }
}

static uint32_t crc(const unsigned char *p, size_t n)
{
    uint32_t c = ~0u;
    pthread_once(&once, make_table);
    while (n--)
        c = table[(c ^ *p++) & 0xff] ^ (c >> 8); // NORACE
    return ~c;
}

struct work {
    const char *text;
    size_t len;
    uint32_t out;
};

static void *run(void *arg)
{
    struct work *w = arg;
    w->out = crc((const unsigned char *)w->text, w->len); // NORACE
    return NULL;
}

int main(void)
{
    struct work w[3] = {{"abc", 3, 0}, {"hello", 5, 0}, {"xyzzy", 5, 0}};
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, w + i);
    printf("%u\n", crc((const unsigned char *)"main", 4));
    for (int i = 0; i < 3; i++) {
        pthread_join(t[i], NULL);
        printf("%08x\n", w[i].out); // NORACE
    }
    return 0;
}
