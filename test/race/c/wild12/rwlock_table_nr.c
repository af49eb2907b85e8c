// a table that grows under the write lock and whose counters are bumped atomically under the read lock
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct stats {
    pthread_rwlock_t rw;
    unsigned long *slot;
    size_t n;
};
static struct stats st;

static void bump(size_t i)
{
    pthread_rwlock_rdlock(&st.rw);
    if (i < st.n)                                            // NORACE
        __atomic_fetch_add(&st.slot[i], 1, __ATOMIC_RELAXED); // NORACE
    pthread_rwlock_unlock(&st.rw);
}
static void grow(size_t n)
{
    pthread_rwlock_wrlock(&st.rw);
    if (n > st.n) {
        unsigned long *p = realloc(st.slot, n * sizeof *p);
        if (p) {
            memset(p + st.n, 0, (n - st.n) * sizeof *p); // NORACE
            st.slot = p;                                 // NORACE
            st.n = n;                                    // NORACE
        }
    }
    pthread_rwlock_unlock(&st.rw);
}
static void *client(void *arg)
{
    size_t base = (size_t)arg;
    for (size_t i = 0; i < 64; i++) {
        bump(base + i);
        if (i % 16 == 0)
            grow(base + i + 16);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    pthread_rwlock_init(&st.rw, NULL);
    for (size_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, (void *)(i * 10));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    free(st.slot);
    return 0;
}
