// Requests in a table; the client waits until its own one is answered
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
    int arg;
    int result;
    int answered;
    struct request *next;
};
static struct request req[8];
static struct request *pending;
static int quit;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, answer = PTHREAD_COND_INITIALIZER;

static void *server(void *arg)
{
    pthread_mutex_lock(&mu);
    for (;;) {
        while (!pending && !quit)
            pthread_cond_wait(&work, &mu);
        if (!pending)
            break;
        struct request *r = pending;
        pending = r->next;
        pthread_mutex_unlock(&mu);
        int v = r->arg * 3; // NORACE
        pthread_mutex_lock(&mu);
        r->result = v; // NORACE
        r->answered = 1; // NORACE
        pthread_cond_broadcast(&answer);
    }
    pthread_mutex_unlock(&mu);
    return arg;
}

static void *client(void *arg)
{
    int me = (int)(long)arg;
    pthread_mutex_lock(&mu);
    req[me].arg = me; // NORACE
    req[me].answered = 0; // NORACE
    req[me].next = pending;
    pending = &req[me];
    pthread_cond_signal(&work);
    while (!req[me].answered) // NORACE
        pthread_cond_wait(&answer, &mu);
    printf("%d\n", req[me].result); // NORACE
    pthread_mutex_unlock(&mu);
    return NULL;
}

int main(void)
{
    pthread_t s, c[8];
    pthread_create(&s, NULL, server, NULL);
    for (long i = 0; i < 8; i++)
        pthread_create(&c[i], NULL, client, (void *)i);
    for (int i = 0; i < 8; i++)
        pthread_join(c[i], NULL);
    pthread_mutex_lock(&mu);
    quit = 1;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&mu);
    pthread_join(s, NULL);
    return 0;
}
