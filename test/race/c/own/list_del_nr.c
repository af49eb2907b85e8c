// Jobs with links inside, in a ring around the head of the list, taken off by a helper.
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct list_head {
    struct list_head *next, *prev;
};

#define list_entry(ptr, type, member) ((type *)((char *)(ptr) - offsetof(type, member)))

static inline void __list_add(struct list_head *entry, struct list_head *prev, struct list_head *next)
{
    next->prev = entry;
    entry->next = next;
    entry->prev = prev;
    prev->next = entry;
}

static inline void list_add_tail(struct list_head *entry, struct list_head *head)
{
    __list_add(entry, head->prev, head);
}

static inline void __list_del(struct list_head *prev, struct list_head *next)
{
    next->prev = prev;
    prev->next = next;
}

static inline void list_del(struct list_head *entry)
{
    __list_del(entry->prev, entry->next);
    entry->next = entry->prev = NULL;
}

static inline int list_empty(const struct list_head *head)
{
    return head->next == head;
}

struct job {
    int n;
    struct list_head list;
};

static struct list_head jobs = {&jobs, &jobs};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct job *take(void)
{
    struct job *j = NULL;
    pthread_mutex_lock(&lock);
    if (!list_empty(&jobs)) {
        j = list_entry(jobs.next, struct job, list);
        list_del(&j->list);
    }
    pthread_mutex_unlock(&lock);
    return j;
}

static void *work(void *arg)
{
    struct job *j;
    long sum = 0;
    while ((j = take()) != NULL) {
        j->n += 1; // NORACE
        sum += j->n; // NORACE
        free(j);
    }
    printf("%ld\n", sum);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 50; i++) {
        struct job *j = malloc(sizeof *j);
        j->n = i;
        pthread_mutex_lock(&lock);
        list_add_tail(&j->list, &jobs);
        pthread_mutex_unlock(&lock);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
