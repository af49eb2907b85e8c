// data may be read once the flag, read under the lock, says that it is there
#include <pthread.h>
extern void abort(void);
void assume_abort_if_not(int cond)
{
    if (!cond)
        abort();
}

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int ready;
int data;

void *producer(void *arg)
{
    data = 42;
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_mutex_unlock(&m);
    return 0;
}

void *consumer(void *arg)
{
    int r;

    pthread_mutex_lock(&m);
    r = ready;
    pthread_mutex_unlock(&m);
    assume_abort_if_not(r);
    if (data != 42)
        return 0;
    return arg;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, 0, producer, 0);
    pthread_create(&c, 0, consumer, 0);
    pthread_join(p, 0);
    pthread_join(c, 0);
    return 0;
}
