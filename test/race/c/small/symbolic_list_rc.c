// The lock of the node's successor is held, not that of the node
#include <pthread.h>
#include <stdlib.h>
struct s { int datum; pthread_mutex_t mutex; struct s *next; };
struct s *A;
static struct s *new_s(int v, struct s *n)
{
    struct s *p = malloc(sizeof *p);
    p->datum = v;
    p->next = n;
    pthread_mutex_init(&p->mutex, NULL);
    return p;
}
void *t_fun(void *arg)
{
    struct s *s = A;
    (void)arg;
    while (s->next) {
        pthread_mutex_lock(&s->next->mutex);
        s->datum++; // RACE!
        pthread_mutex_unlock(&s->next->mutex);
        s = s->next;
    }
    return NULL;
}
int main(void)
{
    pthread_t t1;
    A = new_s(1, new_s(2, new_s(3, NULL)));
    pthread_create(&t1, NULL, t_fun, NULL);
    for (struct s *p = A; p; p = p->next) {
        pthread_mutex_lock(&p->mutex);
        p->datum--; // RACE!
        pthread_mutex_unlock(&p->mutex);
    }
    pthread_join(t1, NULL);
    return 0;
}
