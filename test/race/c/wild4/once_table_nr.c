// a table made by pthread_once, read by everybody
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
static uint32_t crc_table[256];
static pthread_once_t crc_once = PTHREAD_ONCE_INIT;

static void make_table(void)
{
    for (uint32_t n = 0; n < 256; n++) {
        uint32_t c = n;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        crc_table[n] = c;
    }
}

static uint32_t crc(const unsigned char *buf, size_t len)
{
    uint32_t c = 0xffffffffu;
    pthread_once(&crc_once, make_table);
    for (size_t i = 0; i < len; i++)
        c = crc_table[(c ^ buf[i]) & 0xff] ^ (c >> 8);
    return c ^ 0xffffffffu;
}

static void *run(void *arg)
{
    return (void *)(uintptr_t)crc(arg, 4);
}

int main(void)
{
    pthread_t a, b;
    unsigned char one[] = "abcd", two[] = "efgh";
    void *x, *y;
    pthread_create(&a, NULL, run, one);
    pthread_create(&b, NULL, run, two);
    pthread_join(a, &x);
    pthread_join(b, &y);
    printf("%lx %lx\n", (unsigned long)(uintptr_t)x, (unsigned long)(uintptr_t)y);
    return 0;
}
