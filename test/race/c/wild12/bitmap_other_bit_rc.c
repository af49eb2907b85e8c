// the bit that is tested is not the one that is set
#include <pthread.h>
#include <string.h>

#define BLOCKS 64
static char block[BLOCKS][128];
static unsigned used[BLOCKS / 32];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int block_alloc(void)
{
    int found = -1;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < BLOCKS; i++) {
        if (!(used[i / 32] & (1u << (i % 32)))) {
            used[i / 32] |= 1u << ((i + 1) % 32); // NORACE
            found = i;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}
static void block_free(int i)
{
    pthread_mutex_lock(&lock);
    used[i / 32] &= ~(1u << (i % 32)); // NORACE
    pthread_mutex_unlock(&lock);
}
static void *worker(void *arg)
{
    for (int k = 0; k < 100; k++) {
        int b = block_alloc();
        if (b < 0)
            continue;
        memset(block[b], k, sizeof block[b]); // RACE!
        block_free(b);
    }
    return arg;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
