// two variables, each thread has them the other way round; the first one comes first
#include <pthread.h>

struct cell {
    pthread_mutex_t m;
    int v;
};
static struct cell left = {PTHREAD_MUTEX_INITIALIZER, 0}, right = {PTHREAD_MUTEX_INITIALIZER, 0};

static void exchange(struct cell *a, struct cell *b)
{
    pthread_mutex_lock(&a->m); // DEADLOCK
    pthread_mutex_lock(&b->m); // DEADLOCK!
    int t = a->v;
    a->v = b->v;
    b->v = t;
    pthread_mutex_unlock(&b->m);
    pthread_mutex_unlock(&a->m);
}

static void *one(void *p)
{
    exchange(&left, &right);
    return p;
}

static void *two(void *p)
{
    exchange(&right, &left);
    return p;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, one, 0);
    pthread_create(&t, 0, two, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}
