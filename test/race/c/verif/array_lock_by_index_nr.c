// locks of an array, chosen by an unknown index
#include <pthread.h>
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
void assume_abort_if_not(int cond) { if (!cond) { abort(); } }
struct cache_entry {
    int refs;
    pthread_mutex_t refs_mutex;
} cache[10];

void cache_entry_addref(struct cache_entry *entry)
{
    pthread_mutex_lock(&entry->refs_mutex);
    entry->refs++;
    pthread_mutex_unlock(&entry->refs_mutex);
}

void *t_fun(void *arg)
{
    int i;
    for (i = 0; i < 10; i++)
        cache_entry_addref(&cache[i]);
    return NULL;
}

int main(void)
{
    pthread_t t;
    for (int i = 0; i < 10; i++)
        pthread_mutex_init(&cache[i].refs_mutex, NULL);
    pthread_create(&t, NULL, t_fun, NULL);
    int k = __VERIFIER_nondet_int();
    assume_abort_if_not(k >= 0 && k < 10);
    cache_entry_addref(&cache[k]);
    pthread_join(t, NULL);
    return 0;
}
