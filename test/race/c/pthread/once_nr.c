// pthread_once builds the table, everybody may read it afterwards
#include <pthread.h>
#include <stdio.h>

static unsigned table[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void build(void)
{
    for (unsigned n = 0; n < 256; n++) {
        unsigned c = n;

        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[n] = c; // NORACE
    }
}

static unsigned crc(const char *s)
{
    unsigned c = 0xffffffffu;

    pthread_once(&once, build);
    while (*s)
        c = table[(c ^ (unsigned char)*s++) & 0xff] ^ (c >> 8); // NORACE
    return ~c;
}

static void *checker(void *arg)
{
    printf("%08x\n", crc(arg));
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, checker, "first file");
    pthread_create(&t[1], NULL, checker, "second file");
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
