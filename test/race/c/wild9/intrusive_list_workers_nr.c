// Intrusive doubly linked lists with container_of, moved from a pending to a done list
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct list_head {
    struct list_head *next, *prev;
};
#define container_of(ptr, type, member) ((type *)((char *)(ptr)-offsetof(type, member)))

static inline void list_init(struct list_head *h)
{
    h->next = h->prev = h;
}
static inline void list_add_tail(struct list_head *n, struct list_head *h)
{
    n->prev = h->prev;
    n->next = h;
    h->prev->next = n;
    h->prev = n;
}
static inline void list_del(struct list_head *n)
{
    n->prev->next = n->next;
    n->next->prev = n->prev;
}

struct job {
    int input;
    long result;
    struct list_head link;
};

static struct list_head pending, done;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static long work(int n)
{
    return n < 2 ? n : work(n - 1) + work(n - 2);
}

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        if (pending.next == &pending) {
            pthread_mutex_unlock(&lock);
            break;
        }
        struct job *j = container_of(pending.next, struct job, link);
        list_del(&j->link);
        pthread_mutex_unlock(&lock);

        j->result = work(j->input); // NORACE

        pthread_mutex_lock(&lock);
        list_add_tail(&j->link, &done);
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t[4];
    list_init(&pending);
    list_init(&done);
    for (int i = 0; i < 24; i++) {
        struct job *j = malloc(sizeof *j);
        j->input = i;
        j->result = -1; // NORACE
        list_add_tail(&j->link, &pending);
    }
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (struct list_head *p = done.next; p != &done; p = p->next)
        printf("%ld\n", container_of(p, struct job, link)->result); // NORACE
    return 0;
}
