// CRC table built by pthread_once, then read only
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
static uint32_t table[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void build(void)
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        table[i] = c; // NORACE
    }
}
static uint32_t crc(const uint8_t *p, size_t n)
{
    uint32_t c = 0xffffffffu;
    pthread_once(&once, build);
    while (n--)
        c = table[(c ^ *p++) & 0xff] ^ (c >> 8); // NORACE
    return c ^ 0xffffffffu;
}
static void *run(void *arg)
{
    uint8_t buf[64];
    for (int i = 0; i < 64; i++)
        buf[i] = (uint8_t)(i * *(int *)arg);
    printf("%08x\n", crc(buf, sizeof buf));
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    int k[4] = { 1, 3, 5, 7 };
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, run, k + i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
