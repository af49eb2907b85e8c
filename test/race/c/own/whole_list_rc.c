// nodes of a list that was taken as a whole are used after they were put back
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct req {
    int n, result;
    struct req *next;
};
static struct req *todo, *done;
static pthread_mutex_t todo_mu = PTHREAD_MUTEX_INITIALIZER, done_mu = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&todo_mu);
        struct req *r = todo;
        if (r)
            todo = r->next;
        pthread_mutex_unlock(&todo_mu);
        if (!r)
            continue;
        r->result = r->n * r->n; // RACE!
        pthread_mutex_lock(&done_mu);
        r->next = done;
        done = r;
        pthread_mutex_unlock(&done_mu);
    }
    return arg;
}

static void put(struct req *r)
{
    pthread_mutex_lock(&todo_mu);
    r->next = todo;
    todo = r;
    pthread_mutex_unlock(&todo_mu);
}

static int collect(void)
{
    int n = 0;
    pthread_mutex_lock(&done_mu);
    struct req *list = done, *turned = NULL;
    done = NULL;
    pthread_mutex_unlock(&done_mu);
    while (list) {
        struct req *next = list->next;
        list->next = turned;
        turned = list;
        list = next;
    }
    while (turned) {
        struct req *next = turned->next;
        put(turned);
        printf("%d\n", turned->result); // RACE!
        turned = next;
        n++;
    }
    return n;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 10; i++) {
        struct req *r = calloc(1, sizeof *r);
        r->n = i;
        put(r);
    }
    for (int got = 0; got < 10;)
        got += collect();
    return 0;
}
