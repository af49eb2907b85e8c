// one of the two phases of a barrier made by hand is missing
#include <pthread.h>
#include <stdio.h>

#define NTHREADS 4

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int arrived, generation;
static double local_max[NTHREADS], global_max;

static void sync_all(void)
{
    pthread_mutex_lock(&lock);
    int my = generation;
    arrived++;
    if (arrived == NTHREADS) {
        arrived = 0;
        generation++;
        pthread_cond_broadcast(&cond);
    } else {
        while (my == generation)
            pthread_cond_wait(&cond, &lock);
    }
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    long me = (long)arg;
    for (int round = 0; round < 10; round++) {
        local_max[me] = me * round; // RACE! a
        sync_all();
        if (me == 0) {
            global_max = 0; // RACE! b
            for (int i = 0; i < NTHREADS; i++)
                if (local_max[i] > global_max) // RACE! a
                    global_max = local_max[i]; // RACE! a b
        }
        double g = global_max; // RACE! b
        (void)g;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[NTHREADS];
    for (long i = 0; i < NTHREADS; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < NTHREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", global_max);
    return 0;
}
