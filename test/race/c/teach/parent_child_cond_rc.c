// the parent waits once without looping on a flag that the child sets without the lock
#include <pthread.h>
#include <stdio.h>

static int done;
static int result;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void thr_exit(void)
{
    done = 1; // RACE! d
    pthread_mutex_lock(&m);
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}

static void thr_join(void)
{
    pthread_mutex_lock(&m);
    while (done == 0) // RACE! d
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
}

static void *child(void *arg)
{
    result = *(int *)arg * 2; // NORACE
    thr_exit();
    return NULL;
}

int main(void)
{
    pthread_t p;
    int in = 21;

    pthread_create(&p, NULL, child, &in);
    thr_join();
    pthread_detach(p);
    printf("parent: end\n");
    return 0;
}
