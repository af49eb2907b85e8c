// The order of the locks comes with the arguments of the thread.
#include <pthread.h>

struct job {
    pthread_mutex_t *outer, *inner;
    int rounds;
};

static pthread_mutex_t mail = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t spool = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *run(void *arg)
{
    struct job *job = arg;
    for (int i = 0; i < job->rounds; i++) {
        pthread_mutex_lock(job->outer);
        pthread_mutex_lock(job->inner);
        done++;
        pthread_mutex_unlock(job->inner);
        pthread_mutex_unlock(job->outer);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    struct job first = {&mail, &spool, 10};
    struct job second = {&mail, &spool, 20};
    pthread_create(&a, NULL, run, &first);
    pthread_create(&b, NULL, run, &second);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return done == 0;
}
