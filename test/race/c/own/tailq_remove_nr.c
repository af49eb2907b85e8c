// Requests in a TAILQ (sys/queue.h): whoever takes one off has it alone.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/queue.h>

struct request {
    int size;
    TAILQ_ENTRY(request) link;
};

static TAILQ_HEAD(, request) queue = TAILQ_HEAD_INITIALIZER(queue);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int closed;

static void *serve(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&lock);
        while (TAILQ_EMPTY(&queue) && !closed)
            pthread_cond_wait(&more, &lock);
        struct request *r = TAILQ_FIRST(&queue);
        if (!r) {
            pthread_mutex_unlock(&lock);
            return NULL;
        }
        TAILQ_REMOVE(&queue, r, link);
        pthread_mutex_unlock(&lock);
        r->size *= 2; // NORACE
        printf("%d\n", r->size); // NORACE
        free(r);
    }
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, serve, NULL);
    for (int i = 0; i < 20; i++) {
        struct request *r = malloc(sizeof *r);
        r->size = i;
        pthread_mutex_lock(&lock);
        TAILQ_INSERT_TAIL(&queue, r, link);
        pthread_cond_signal(&more);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    closed = 1;
    pthread_cond_broadcast(&more);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
