// thr_join made of a condition variable and a flag
#include <pthread.h>
#include <stdio.h>

static int done;
static int result;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void thr_exit(void)
{
    pthread_mutex_lock(&m);
    done = 1; // NORACE
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}

static void thr_join(void)
{
    pthread_mutex_lock(&m);
    while (done == 0) // NORACE
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
