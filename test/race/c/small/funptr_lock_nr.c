// Lock and unlock are called through pointers that a table holds
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int (*enter)(pthread_mutex_t *) = pthread_mutex_lock;
static int (*leave)(pthread_mutex_t *) = pthread_mutex_unlock;
static int hits;
static void touch(void) { hits++; }
static void (*action)(void) = touch;
void *run(void *arg)
{
    int i, n = *(int *)arg;
    for (i = 0; i < n; i++) {
        enter(&m);
        action();
        leave(&m);
    }
    return NULL;
}
int main(void)
{
    int n = 100;
    pthread_t a, b;
    pthread_create(&a, NULL, run, &n);
    pthread_create(&b, NULL, run, &n);
    enter(&m);
    printf("so far %d\n", hits);
    leave(&m);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", hits);
    return 0;
}
