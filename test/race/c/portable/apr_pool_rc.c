/* Tasks in a pool of APR threads: each has a result of its own, they are counted without an atomic. */
#include <stddef.h>
#include <stdint.h>

typedef int apr_status_t;
typedef struct apr_pool_t apr_pool_t;
typedef struct apr_thread_t apr_thread_t;
typedef struct apr_thread_pool apr_thread_pool_t;
apr_status_t apr_thread_pool_create(apr_thread_pool_t **me, size_t init, size_t max, apr_pool_t *pool);
apr_status_t apr_thread_pool_push(apr_thread_pool_t *me, void *(*fn)(apr_thread_t *, void *), void *param, uint8_t priority, void *owner);
apr_status_t apr_thread_pool_destroy(apr_thread_pool_t *me);
uint32_t apr_atomic_add32(volatile uint32_t *mem, uint32_t value);
uint32_t apr_atomic_read32(volatile uint32_t *mem);

struct task {
    int from, to;
    long sum;
};

static volatile uint32_t done;
static struct task tasks[8];

static void *add_up(apr_thread_t *self, void *param)
{
    struct task *t = param;
    (void)self;
    for (int i = t->from; i < t->to; i++)
        t->sum += i;
    done++; // RACE!
    return NULL;
}

int main(void)
{
    apr_thread_pool_t *pool;
    long sum = 0;
    apr_thread_pool_create(&pool, 2, 4, NULL);
    for (int i = 0; i < 8; i++) {
        tasks[i].from = i * 100;
        tasks[i].to = i * 100 + 100;
        apr_thread_pool_push(pool, add_up, &tasks[i], 0, NULL);
    }
    uint32_t seen = apr_atomic_read32(&done); // RACE
    apr_thread_pool_destroy(pool);
    for (int i = 0; i < 8; i++)
        sum += tasks[i].sum;
    return sum < (long)seen;
}
