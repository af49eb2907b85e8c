// whoever comes first lets all go on, in a barrier that looks right otherwise
#include <pthread.h>
#include <stdio.h>

#define T 4
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int count, generation;
static int cell[T], copy[T];

static void barrier(int fast)
{
    pthread_mutex_lock(&m);
    int g = generation;
    count++;
    if (fast) {
        count = 0;
        generation++;
        pthread_cond_broadcast(&c);
    } else {
        while (g == generation)
            pthread_cond_wait(&c, &m);
    }
    pthread_mutex_unlock(&m);
}

static void *run(void *arg)
{
    long me = (long)arg;
    cell[me] = (int)me; // RACE!
    barrier(me == 0);
    copy[me] = cell[(me + 1) % T]; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", copy[0]);
    return 0;
}
