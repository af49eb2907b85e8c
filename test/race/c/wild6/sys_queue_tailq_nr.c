// Work queue on sys/queue.h's TAILQ, one lock, condition variable; items belong to who removed them
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/queue.h>
struct item {
    TAILQ_ENTRY(item) entries;
    int id;
    int result;
};
TAILQ_HEAD(itemq, item);
static struct itemq pending = TAILQ_HEAD_INITIALIZER(pending);
static struct itemq finished = TAILQ_HEAD_INITIALIZER(finished);
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int closing;

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        struct item *it;
        pthread_mutex_lock(&mtx);
        while ((it = TAILQ_FIRST(&pending)) == NULL && !closing)
            pthread_cond_wait(&cv, &mtx);
        if (it == NULL) {
            pthread_mutex_unlock(&mtx);
            return NULL;
        }
        TAILQ_REMOVE(&pending, it, entries);
        pthread_mutex_unlock(&mtx);
        it->result = it->id * it->id; // NORACE
        pthread_mutex_lock(&mtx);
        TAILQ_INSERT_TAIL(&finished, it, entries);
        pthread_mutex_unlock(&mtx);
    }
}
int main(void)
{
    pthread_t t[3];
    struct item *it;
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 30; i++) {
        it = calloc(1, sizeof *it);
        it->id = i; // NORACE
        pthread_mutex_lock(&mtx);
        TAILQ_INSERT_TAIL(&pending, it, entries);
        pthread_cond_signal(&cv);
        pthread_mutex_unlock(&mtx);
    }
    pthread_mutex_lock(&mtx);
    closing = 1;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mtx);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    while ((it = TAILQ_FIRST(&finished)) != NULL) {
        TAILQ_REMOVE(&finished, it, entries);
        printf("%d %d\n", it->id, it->result); // NORACE
        free(it);
    }
    return 0;
}
