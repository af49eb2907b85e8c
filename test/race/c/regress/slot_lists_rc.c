// a table of lists, each slot with a lock of its own
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>

struct s {
    int datum;
    struct s *next;
} *slot[10];
pthread_mutex_t slot_mutex[10];

struct s *new(int x)
{
    struct s *p = malloc(sizeof(struct s));
    p->datum = x;
    p->next = NULL;
    return p;
}

void insert(struct s *node, struct s **list)
{
    struct s *t = *list;
    *list = node; // RACE!
    node->next = t;
}

void *t_fun(void *arg)
{
    int i, k;
    for (k = 0; k < 5; k++) {
        i = rand() % 10;
        pthread_mutex_lock(&slot_mutex[i]);
        insert(new(k), &slot[i]);
        pthread_mutex_unlock(&slot_mutex[i]);
    }
    return NULL;
}

int main(void)
{
    int j;
    struct s *p;
    pthread_t t1;

    for (j = 0; j < 10; j++)
        pthread_mutex_init(&slot_mutex[j], NULL);
    pthread_create(&t1, NULL, t_fun, NULL);
    for (j = 0; j < 10; j++) {
        pthread_mutex_lock(&slot_mutex[0]);
        p = slot[j]; // RACE!
        if (p)
            printf("%p\n", (void *)p);
        pthread_mutex_unlock(&slot_mutex[0]);
    }
    pthread_join(t1, NULL);
    return 0;
}
