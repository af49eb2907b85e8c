// buffers whose numbers are linked in a table beside them, taken in place
#include <pthread.h>
#include <string.h>

#define SLOTS 16
static unsigned char next_free[SLOTS];
static char data[SLOTS][60];
static unsigned char free_head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void slab_init(void)
{
    for (int i = 0; i < SLOTS; i++)
        next_free[i] = (unsigned char)(i + 1);
    free_head = 0;
}
static void *worker(void *arg)
{
    char c = (char)(long)arg;
    for (int round = 0; round < 50; round++) {
        pthread_mutex_lock(&m);
        unsigned i = free_head;
        if (i == SLOTS) {
            pthread_mutex_unlock(&m);
            continue;
        }
        free_head = next_free[i]; // NORACE
        pthread_mutex_unlock(&m);
        memset(data[i], c, sizeof data[i]); // NORACE
        data[i][0]++;                       // NORACE
        pthread_mutex_lock(&m);
        next_free[i] = free_head;     // NORACE
        free_head = (unsigned char)i; // NORACE
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    slab_init();
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)('a' + i));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
