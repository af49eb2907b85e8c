// chains in slots, each slot with its lock; links behind the first never change
#include <pthread.h>
#include <stdlib.h>
struct s {
    int datum;
    struct s *next;
};
static struct s *new_s(int x)
{
    struct s *p = malloc(sizeof(struct s));
    p->datum = x;
    p->next = NULL;
    return p;
}
static void list_add(struct s *node, struct s *list)
{
    struct s *temp = list->next;
    list->next = node;
    node->next = temp;
}
struct s *slot[10];
pthread_mutex_t slot_mutex[10];
extern int rand_index(void);
void *t_fun(void *arg)
{
    int i = rand() % 10;
    pthread_mutex_lock(&slot_mutex[i]);
    list_add(new_s(3), slot[i]);
    pthread_mutex_unlock(&slot_mutex[i]);
    return NULL;
}
int main(void)
{
    int j = 4;
    struct s *p;
    pthread_t t1;
    for (int k = 0; k < 10; k++) {
        pthread_mutex_init(&slot_mutex[k], NULL);
        slot[k] = new_s(0);
    }
    pthread_create(&t1, NULL, t_fun, NULL);
    pthread_mutex_lock(&slot_mutex[j]);
    p = slot[j]->next;
    pthread_mutex_unlock(&slot_mutex[j]);
    while (p)
        p = p->next;
    return 0;
}
