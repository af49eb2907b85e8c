// double-checked initialisation with a plain flag
#include <pthread.h>

static int ready;
static unsigned crc_table[256];
static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;

static void build(void)
{
    for (unsigned i = 0; i < 256; i++) {
        unsigned c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        crc_table[i] = c; // RACE! table
    }
}
static unsigned crc(const unsigned char *p, int n)
{
    unsigned c = ~0u;
    if (!ready) { // RACE! flag
        pthread_mutex_lock(&init_lock);
        if (!ready) { // NORACE
            build();
            ready = 1; // RACE! flag
        }
        pthread_mutex_unlock(&init_lock);
    }
    while (n--)
        c = crc_table[(c ^ *p++) & 0xff] ^ (c >> 8); // RACE! table
    return ~c;
}
static void *check(void *arg)
{
    unsigned *out = arg;
    *out = crc((const unsigned char *)"hello", 5);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    unsigned x, y;
    pthread_create(&a, NULL, check, &x);
    pthread_create(&b, NULL, check, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return x != y;
}
