// a table of lock functions whose entries do nothing for one of the users
#include <pthread.h>
#include <stdio.h>
typedef struct {
    void (*lock)(pthread_mutex_t *);
    void (*unlock)(pthread_mutex_t *);
} lock_ops;
static void real_lock(pthread_mutex_t *m) { pthread_mutex_lock(m); }
static void real_unlock(pthread_mutex_t *m) { pthread_mutex_unlock(m); }
static void no_lock(pthread_mutex_t *m) { (void)m; }
static const lock_ops safe = { real_lock, real_unlock };
static const lock_ops single = { no_lock, no_lock };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void add(const lock_ops *ops, int n)
{
    ops->lock(&m);
    total += n; // RACE!
    ops->unlock(&m);
}

static void *fast(void *arg)
{
    (void)arg;
    for (int i = 0; i < 500; i++)
        add(&single, 1);
    return NULL;
}

static void *careful(void *arg)
{
    (void)arg;
    for (int i = 0; i < 500; i++)
        add(&safe, 2);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, fast, NULL);
    pthread_create(&b, NULL, careful, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", total);
    return 0;
}
