// A barrier of mutex, counter and generation; each phase reads the other's slot
#include <pthread.h>
#define T 4

struct barrier { pthread_mutex_t m; pthread_cond_t c; int waiting, generation; };
static struct barrier bar = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0 };
static int stage1[T], stage2[T];

static void barrier_wait(struct barrier *b)
{
    pthread_mutex_lock(&b->m);
    int gen = b->generation;
    if (++b->waiting == T) {
        b->waiting = 0;
        b->generation++;
        pthread_cond_broadcast(&b->c);
    } else {
        while (gen == b->generation)
            pthread_cond_wait(&b->c, &b->m);
    }
    pthread_mutex_unlock(&b->m);
}

static void *run(void *arg)
{
    int id = (int)(long)arg;
    stage1[id] = id * 10;
    barrier_wait(&bar);
    stage2[id] = stage1[(id + 1) % T] + 1;
    barrier_wait(&bar);
    stage1[id] = stage2[(id + T - 1) % T];
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    return stage1[0] < 0;
}
