// a function that locks if it is asked to, and its callers who say the truth
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int list_len;

static void list_add(int n, bool need_lock)
{
    if (need_lock)
        pthread_mutex_lock(&lock);
    list_len += n; // NORACE
    if (need_lock)
        pthread_mutex_unlock(&lock);
}
static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++)
        list_add(1, true);
    return NULL;
}
static void *batcher(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < 10; i++)
        list_add(2, false);
    pthread_mutex_unlock(&lock);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    list_add(5, false);
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, batcher, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    list_add(1, false);
    return list_len;
}
