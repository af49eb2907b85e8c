#include <pthread.h>
#include <sched.h>

struct queue {
    pthread_mutex_t lock;
    int len;
};

static struct queue left = { PTHREAD_MUTEX_INITIALIZER, 100 };
static struct queue right = { PTHREAD_MUTEX_INITIALIZER, 0 };

static void steal(struct queue *to, struct queue *from)
{
    pthread_mutex_lock(&to->lock);
    if (pthread_mutex_trylock(&from->lock) != 0) {
        sched_yield();
        pthread_mutex_lock(&from->lock); // DEADLOCK!
    }
    int n = from->len / 2;
    from->len -= n;
    to->len += n;
    pthread_mutex_unlock(&from->lock);
    pthread_mutex_unlock(&to->lock);
}

static void *one(void *arg)
{
    for (int i = 0; i < 50; i++)
        steal(&left, &right);
    return arg;
}

static void *two(void *arg)
{
    for (int i = 0; i < 50; i++)
        steal(&right, &left);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return left.len + right.len != 100;
}
