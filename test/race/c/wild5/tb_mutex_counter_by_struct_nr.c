// counter object with methods, several objects
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct __counter_t {
    int value;
    pthread_mutex_t lock;
} counter_t;
static void counter_init(counter_t *c)
{
    c->value = 0;
    pthread_mutex_init(&c->lock, NULL);
}
static void counter_increment(counter_t *c)
{
    pthread_mutex_lock(&c->lock);
    c->value++;
    pthread_mutex_unlock(&c->lock);
}
static int counter_get(counter_t *c)
{
    pthread_mutex_lock(&c->lock);
    int rc = c->value;
    pthread_mutex_unlock(&c->lock);
    return rc;
}
struct arg {
    counter_t *mine, *all;
};
static void *work(void *p)
{
    struct arg *a = p;
    for (int i = 0; i < 1000; i++) {
        counter_increment(a->mine);
        counter_increment(a->all);
    }
    return NULL;
}
int main(void)
{
    counter_t all, *each[3];
    struct arg args[3];
    pthread_t t[3];
    counter_init(&all);
    for (int i = 0; i < 3; i++) {
        each[i] = malloc(sizeof(counter_t));
        counter_init(each[i]);
        args[i].mine = each[i];
        args[i].all = &all;
        pthread_create(&t[i], NULL, work, &args[i]);
    }
    printf("so far %d\n", counter_get(&all));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", counter_get(&all), each[0]->value);
    return 0;
}
