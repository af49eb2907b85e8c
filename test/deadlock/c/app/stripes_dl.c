/* a striped table: two keys are moved, all stripes are locked for growing */
#include <pthread.h>
#include <stdint.h>

#define STRIPES 16
static pthread_mutex_t stripe[STRIPES];
static uint64_t table[STRIPES][128];

static unsigned hash(uint64_t key)
{
    return (unsigned)(key * 0x9e3779b97f4a7c15ull >> 60);
}

static void lock_two(unsigned i, unsigned j)
{
    pthread_mutex_lock(&stripe[i]);
    if (i != j)
        pthread_mutex_lock(&stripe[j]); // DEADLOCK!
}

static void unlock_two(unsigned i, unsigned j)
{
    pthread_mutex_unlock(&stripe[i]);
    if (i != j)
        pthread_mutex_unlock(&stripe[j]);
}

static void move(uint64_t from, uint64_t to)
{
    unsigned i = hash(from), j = hash(to);
    lock_two(i, j); // DEADLOCK
    table[j][to % 128] = table[i][from % 128];
    table[i][from % 128] = 0;
    unlock_two(i, j);
}

static void clear(void)
{
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_lock(&stripe[i]); // DEADLOCK
    for (int i = 0; i < STRIPES; i++)
        for (int k = 0; k < 128; k++)
            table[i][k] = 0;
    for (int i = STRIPES - 1; i >= 0; i--)
        pthread_mutex_unlock(&stripe[i]);
}

static void *mover(void *arg)
{
    uint64_t seed = (uintptr_t)arg;
    for (int i = 0; i < 1000; i++) {
        seed = seed * 6364136223846793005ull + 1;
        move(seed >> 32, seed & 0xffffffff);
    }
    return 0;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&stripe[i], 0);
    for (intptr_t i = 0; i < 4; i++)
        pthread_create(&t[i], 0, mover, (void *)(i + 1));
    clear();
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return 0;
}
