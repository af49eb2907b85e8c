// a barrier that some leave without waiting
// tsan: some: the last read may come late
#include <pthread.h>
#include <stdio.h>

#define THREADS 4
#define PART    16

struct barrier {
    int needed, here;
    pthread_mutex_t lock;
    pthread_cond_t all_here;
};

struct job {
    int number;
    struct barrier *barrier;
};

static int in[THREADS * PART], out[THREADS * PART];
static int patient;

static void barrier_init(struct barrier *b, int needed)
{
    b->needed = needed;
    b->here = 0;
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->all_here, NULL);
}

static void barrier_wait(struct barrier *b)
{
    pthread_mutex_lock(&b->lock);
    b->here++;
    if (b->here >= b->needed) {
        b->here = 0;
        pthread_cond_broadcast(&b->all_here);
    } else if (patient) {
        pthread_cond_wait(&b->all_here, &b->lock); // heddle: ignore the wait is in no loop
    }
    pthread_mutex_unlock(&b->lock);
}

static void *work(void *arg)
{
    struct job *job = arg;
    int low = job->number * PART, high = low + PART;

    for (int i = low; i < high; i++)
        in[i] = i * i; // RACE! in
    barrier_wait(job->barrier);
    for (int i = low; i < high; i++)
        out[i] = in[THREADS * PART - 1 - i]; // RACE! in out
    barrier_wait(job->barrier);
    if (job->number == 0)
        printf("%d\n", out[THREADS * PART - 1]); // RACE! out
    return NULL;
}

int main(int argc, char **argv)
{
    struct barrier barrier;
    struct job jobs[THREADS];
    pthread_t t[THREADS];

    patient = argc > 1;
    barrier_init(&barrier, THREADS);
    for (int i = 0; i < THREADS; i++) {
        jobs[i].number = i;
        jobs[i].barrier = &barrier;
        pthread_create(&t[i], NULL, work, &jobs[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    return argc > 5 && argv[0];
}
