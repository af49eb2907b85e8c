/* Memory handed out through a parameter, under a lock that counts it: each thread has its own. */
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static size_t in_use;

struct list {
    struct list *next;
    int value;
};

struct jobs {
    struct list *head;
    long done;
};

static void counted_alloc(size_t size, void **out)
{
    void *p = malloc(size);

    if (p)
        in_use += size;
    *out = p;
}

static void *mem_get(size_t size)
{
    void *p;

    if (!size)
        return NULL;
    pthread_mutex_lock(&lock);
    counted_alloc(size, &p);
    pthread_mutex_unlock(&lock);
    return p;
}

static void *mem_zero(size_t size)
{
    char *p = mem_get(size);

    for (size_t i = 0; p && i < size; i++)
        p[i] = 0;
    return p;
}

static void push(struct jobs *jobs, int value)
{
    struct list *cell = mem_zero(sizeof *cell);

    if (!cell)
        return;
    cell->value = value;
    cell->next = jobs->head;
    jobs->head = cell;
    jobs->done++;
}

static void *work(void *arg)
{
    struct jobs *jobs = arg;

    for (int i = 0; i < 10; i++)
        push(jobs, i);
    return NULL;
}

int main(void)
{
    struct jobs *a = mem_zero(sizeof *a), *b = mem_zero(sizeof *b);
    pthread_t first, second;

    pthread_create(&first, NULL, work, a);
    pthread_create(&second, NULL, work, b);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return (int)(a->done + b->done);
}
