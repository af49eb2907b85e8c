// A lock around a table that
// a thread writes, too.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int table[16], seen[2];

static void *reader(void *arg)
{
    int *out = arg;
    pthread_mutex_lock(&lock);
    int n = table[3];
    pthread_mutex_unlock(&lock);
    *out = n;
    return NULL;
}
static void *writer(void *arg)
{
    pthread_mutex_lock(&lock);
    table[3]++;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    table[3] = 7;
    pthread_create(&a, NULL, reader, &seen[0]);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return seen[0] + seen[1];
}
