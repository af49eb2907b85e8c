// the callback gets the embedded link and forgets the lock of the object around it
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#define container_of(p, type, member) ((type *)((char *)(p)-offsetof(type, member)))

struct link {
    struct link *next;
};

struct session {
    int id;
    pthread_mutex_t lock;
    int packets;
    struct link link;
};

static struct link *all;

static void for_each(struct link *first, void (*fn)(struct link *))
{
    for (; first; first = first->next)
        fn(first);
}

static void count_packet(struct link *link)
{
    struct session *s = container_of(link, struct session, link);

    s->packets++; // RACE!
}

static void *receive(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        for_each(all, count_packet);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int rounds = 20;

    for (int i = 0; i < 3; i++) {
        struct session *s = calloc(1, sizeof(*s));

        if (!s)
            return 1;
        s->id = i;
        pthread_mutex_init(&s->lock, NULL);
        s->link.next = all;
        all = &s->link;
    }
    pthread_create(&t[0], NULL, receive, &rounds);
    pthread_create(&t[1], NULL, receive, &rounds);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
