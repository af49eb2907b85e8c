/* Records that go through a queue of APR belong to who gets them, but the sender still changes one. */
#include <stdlib.h>

typedef int apr_status_t;
typedef struct apr_pool_t apr_pool_t;
typedef struct apr_thread_t apr_thread_t;
typedef struct apr_queue_t apr_queue_t;
apr_status_t apr_queue_create(apr_queue_t **queue, unsigned capacity, apr_pool_t *pool);
apr_status_t apr_queue_push(apr_queue_t *queue, void *data);
apr_status_t apr_queue_pop(apr_queue_t *queue, void **data);
apr_status_t apr_thread_create(apr_thread_t **thread, void *attr, void *(*fn)(apr_thread_t *, void *), void *data, apr_pool_t *pool);
apr_status_t apr_thread_join(apr_status_t *result, apr_thread_t *thread);

struct request {
    int size;
    int answer;
};

static apr_queue_t *requests;

static void *answer(apr_thread_t *self, void *data)
{
    void *got;
    (void)self, (void)data;
    for (int i = 0; i < 50; i++) {
        apr_queue_pop(requests, &got);
        struct request *r = got;
        r->answer = r->size * 2; // RACE!
    }
    return NULL;
}

int main(void)
{
    apr_thread_t *worker;
    apr_status_t status;
    apr_queue_create(&requests, 10, NULL);
    apr_thread_create(&worker, NULL, answer, NULL, NULL);
    for (int i = 0; i < 50; i++) {
        struct request *r = malloc(sizeof *r);
        r->size = i;
        apr_queue_push(requests, r);
        r->answer = 0; // RACE!
    }
    apr_thread_join(&status, worker);
    return 0;
}
