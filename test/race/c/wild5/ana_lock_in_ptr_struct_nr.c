// the lock is found behind a pointer in the record
#include <pthread.h>
#include <stdlib.h>
struct item {
    pthread_mutex_t *lock;
    int value;
};
static struct item *make(pthread_mutex_t *l)
{
    struct item *i = malloc(sizeof *i);
    i->lock = l;
    i->value = 0;
    return i;
}
static pthread_mutex_t common = PTHREAD_MUTEX_INITIALIZER;
static struct item *items[4];
static void *f(void *p)
{
    for (int i = 0; i < 4; i++) {
        pthread_mutex_lock(items[i]->lock);
        items[i]->value++;
        pthread_mutex_unlock(items[i]->lock);
    }
    return p;
}
int main(void)
{
    pthread_t t, u;
    for (int i = 0; i < 4; i++)
        items[i] = make(&common);
    pthread_create(&t, 0, f, 0);
    pthread_create(&u, 0, f, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return items[0]->value;
}
