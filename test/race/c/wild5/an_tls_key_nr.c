// a buffer for each thread behind a key
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void make_key(void) { pthread_key_create(&key, free); }
static char *buffer(void)
{
    pthread_once(&once, make_key);
    char *b = pthread_getspecific(key);
    if (!b) {
        b = malloc(64);
        pthread_setspecific(key, b);
    }
    return b;
}
static const char *name_of(int n)
{
    char *b = buffer();
    snprintf(b, 64, "item-%d", n);
    return b;
}
static void *worker(void *arg)
{
    for (int i = 0; i < 10; i++)
        puts(name_of(i + (int)(long)arg));
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)(i * 100));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
