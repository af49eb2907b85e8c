// An error path gives the lock back too early
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int opened, failures;
static int open_one(int n)
{
    int rc = -1;
    char *buf = malloc(32);
    pthread_mutex_lock(&m);
    if (!buf || n % 7 == 0)
        goto fail;
    opened++; // NORACE
    rc = 0;
    pthread_mutex_unlock(&m);
    free(buf);
    return rc;
fail:
    pthread_mutex_unlock(&m);
    failures++; // RACE!
    free(buf);
    return rc;
}
static void *run(void *arg)
{
    for (int i = 0; i < 100; i++)
        open_one(i + *(int *)arg);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    int x = 1, y = 2;
    pthread_create(&a, NULL, run, &x);
    pthread_create(&b, NULL, run, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", opened, failures);
    return 0;
}
