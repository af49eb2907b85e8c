// A binary semaphore made of mutex and condition that is a flag
#include <pthread.h>

struct sema { pthread_mutex_t m; pthread_cond_t c; int free; };
static struct sema s = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 1 };
static int cell;

static void sema_down(struct sema *s)
{
    pthread_mutex_lock(&s->m);
    while (!s->free)
        pthread_cond_wait(&s->c, &s->m);
    s->free = 0;
    pthread_mutex_unlock(&s->m);
}

static void sema_up(struct sema *s)
{
    pthread_mutex_lock(&s->m);
    s->free = 1;
    pthread_cond_signal(&s->c);
    pthread_mutex_unlock(&s->m);
}

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        sema_down(&s);
        cell++;
        sema_up(&s);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return cell != 200;
}
