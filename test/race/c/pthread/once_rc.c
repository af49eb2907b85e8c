// a hand-made "already initialised" flag lets two threads build the table
#include <pthread.h>
#include <stdio.h>

static unsigned table[256];
static int ready;

static void build(void)
{
    for (unsigned n = 0; n < 256; n++) {
        unsigned c = n;

        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[n] = c; // RACE! t
    }
}

static unsigned crc(const char *s)
{
    unsigned c = 0xffffffffu;

    if (!ready) { // RACE! f
        build();
        ready = 1; // RACE! f
    }
    while (*s)
        c = table[(c ^ (unsigned char)*s++) & 0xff] ^ (c >> 8); // RACE! t
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
