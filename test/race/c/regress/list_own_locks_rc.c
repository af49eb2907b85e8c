// a list of records that each have a lock, walked by a thread while main adds to the values
#include <pthread.h>
#include <stdlib.h>

struct s {
    int datum;
    struct s *next;
    pthread_mutex_t mutex;
} *A;

static void init(struct s *p, int x)
{
    p->datum = x;
    p->next = NULL;
    pthread_mutex_init(&p->mutex, NULL);
}

static void update(struct s *p)
{
    pthread_mutex_lock(&p->mutex);
    if (p->next)
        p->next->datum++; // RACE!
    pthread_mutex_unlock(&p->mutex);
}

void *t_fun(void *arg)
{
    for (struct s *p = A; p != NULL; p = p->next)
        update(p);
    return NULL;
}

int main(void)
{
    pthread_t id;
    struct s *p;

    p = malloc(sizeof(struct s));
    init(p, 9);
    A = p;
    p = malloc(sizeof(struct s));
    init(p, 7);
    A->next = p;
    pthread_create(&id, NULL, t_fun, NULL);
    p = A;
    while (p) {
        pthread_mutex_lock(&p->mutex);
        p->datum += 10; // RACE!
        pthread_mutex_unlock(&p->mutex);
        p = p->next;
    }
    pthread_join(id, NULL);
    return 0;
}
