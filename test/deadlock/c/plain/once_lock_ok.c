#include <pthread.h>
#include <stdlib.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t conf = PTHREAD_MUTEX_INITIALIZER;
static int *table;
static void setup(void)
{
    table = calloc(16, sizeof *table);
}
static int get(int i)
{
    pthread_once(&once, setup);
    return table[i];
}
static void *a(void *p) { get(1); return p; }
static void *b(void *p)
{
    pthread_mutex_lock(&conf);
    int v = get(2);
    pthread_mutex_unlock(&conf);
    return v ? p : NULL;
}
int main(void)
{
    pthread_t s, t;
    pthread_create(&s, NULL, a, NULL);
    pthread_create(&t, NULL, b, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    return 0;
}
