// the worker goes on with a request that it handed back
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct req {
    int n, result, tries;
    struct req *next;
};
static struct req *todo, *done;
static pthread_mutex_t todo_mu = PTHREAD_MUTEX_INITIALIZER, done_mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t todo_cv = PTHREAD_COND_INITIALIZER;
static int open_reqs;
static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&todo_mu);
        while (!todo)
            pthread_cond_wait(&todo_cv, &todo_mu);
        struct req *r = todo;
        todo = r->next;
        pthread_mutex_unlock(&todo_mu);
        r->result = r->n * r->n;
        pthread_mutex_lock(&done_mu);
        r->next = done;
        done = r;
        pthread_mutex_unlock(&done_mu);
        r->tries++; // RACE!
    }
    return NULL;
}
static void submit(int n)
{
    struct req *r = calloc(1, sizeof *r);
    r->n = n;
    open_reqs++;
    pthread_mutex_lock(&todo_mu);
    r->next = todo;
    todo = r;
    pthread_cond_signal(&todo_cv);
    pthread_mutex_unlock(&todo_mu);
}
static void collect(void)
{
    pthread_mutex_lock(&done_mu);
    struct req *list = done;
    done = NULL;
    pthread_mutex_unlock(&done_mu);
    while (list) {
        struct req *next = list->next;
        printf("%d after %d\n", list->result, list->tries); // RACE!
        open_reqs--;
        free(list); // RACE!
        list = next;
    }
}
int main(void)
{
    pthread_t t;
    for (int i = 0; i < 4; i++) {
        pthread_create(&t, NULL, worker, NULL);
        pthread_detach(t);
    }
    for (int i = 0; i < 10; i++)
        submit(i);
    while (open_reqs > 0) {
        collect();
        usleep(100);
    }
    return 0;
}
