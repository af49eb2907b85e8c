/* A third thread calls a request off: the client goes on while the server works. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

enum { IDLE, REQUEST, RUNNING, REPLY, QUIT };
static int state = IDLE;
static long input, output;

static void *server(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        while (state != REQUEST && state != QUIT)
            pthread_cond_wait(&changed, &lock);
        if (state == QUIT)
            break;
        state = RUNNING;
        pthread_mutex_unlock(&lock);
        output = input * 2; // RACE!
        pthread_mutex_lock(&lock);
        state = REPLY;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

static long call(long x)
{
    long result;
    input = x; // RACE!
    pthread_mutex_lock(&lock);
    state = REQUEST;
    pthread_cond_broadcast(&changed);
    while (state != REPLY)
        pthread_cond_wait(&changed, &lock);
    state = IDLE;
    pthread_mutex_unlock(&lock);
    result = output; // RACE!
    return result;
}

static void *monitor(void *arg)
{
    pthread_mutex_lock(&lock);
    if (state == RUNNING) {
        state = REPLY;
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    long sum = 0;
    pthread_create(&t, NULL, server, NULL);
    pthread_create(&u, NULL, monitor, NULL);
    for (int i = 0; i < 100; i++)
        sum += call(i);
    pthread_mutex_lock(&lock);
    state = QUIT;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    printf("%ld\n", sum);
    return 0;
}
