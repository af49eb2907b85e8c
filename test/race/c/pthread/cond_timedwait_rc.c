// after a time-out the result is read although it was not announced
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

struct request {
    pthread_mutex_t lock;
    pthread_cond_t cond;
    int done;
    int result;
};

static void *resolver(void *arg)
{
    struct request *r = arg;

    usleep(30000);
    r->result = 42; // RACE!
    pthread_mutex_lock(&r->lock);
    r->done = 1;
    pthread_cond_signal(&r->cond);
    pthread_mutex_unlock(&r->lock);
    return NULL;
}

static int wait_result(struct request *r)
{
    struct timespec until;
    int done, error = 0;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 1000;
    pthread_mutex_lock(&r->lock);
    while (!r->done && error != ETIMEDOUT)
        error = pthread_cond_timedwait(&r->cond, &r->lock, &until);
    done = r->done;
    pthread_mutex_unlock(&r->lock);
    return r->result + done; // RACE!
}

int main(void)
{
    static struct request request = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0};
    pthread_t thread;

    pthread_create(&thread, NULL, resolver, &request);
    printf("%d\n", wait_result(&request));
    pthread_join(thread, NULL);
    return 0;
}
