// A binary semaphore made of mutex and condition set up by a function for two
#include <pthread.h>

struct sema { pthread_mutex_t m; pthread_cond_t c; int count; };
static struct sema s;
static int cell;

static void sema_down(struct sema *s)
{
    pthread_mutex_lock(&s->m);
    while (s->count == 0)
        pthread_cond_wait(&s->c, &s->m);
    s->count--;
    pthread_mutex_unlock(&s->m);
}

static void sema_up(struct sema *s)
{
    pthread_mutex_lock(&s->m);
    s->count++;
    pthread_cond_signal(&s->c);
    pthread_mutex_unlock(&s->m);
}

static void sema_init(struct sema *s, int n)
{
    pthread_mutex_init(&s->m, NULL);
    pthread_cond_init(&s->c, NULL);
    s->count = n;
}

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20000; i++) {
        sema_down(&s);
        cell++; // RACE!
        sema_up(&s);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sema_init(&s, 2);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return cell < 0;
}
