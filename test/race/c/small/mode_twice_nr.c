// The same mode decides whether the lock is taken, whether the table is used, and whether the lock is given back.
#include <pthread.h>

enum mode { LIST = 1, UPDATE = 2, DELETE = 3 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int table[8];
static int calls[3];

static void step(enum mode mode, int who)
{
    if (mode == UPDATE)
        pthread_mutex_lock(&lock);
    calls[who]++; // NORACE
    if (mode == UPDATE)
        table[who & 1]++; // NORACE
    if (mode == UPDATE)
        pthread_mutex_unlock(&lock);
}

struct job {
    enum mode mode;
    int who;
};

static void *run(void *arg)
{
    struct job *job = arg;
    for (int i = 0; i < 100; i++)
        step(job->mode, job->who);
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    struct job jobs[3];
    for (int i = 0; i < 3; i++) {
        jobs[i].mode = i ? UPDATE : LIST;
        jobs[i].who = i;
        pthread_create(&threads[i], NULL, run, &jobs[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return table[0];
}
