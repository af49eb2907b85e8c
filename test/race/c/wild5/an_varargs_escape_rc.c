// pointers reach a shared place through variable arguments
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
static int *registered[4];
static int count;
static void register_all(int n, ...)
{
    va_list ap;
    va_start(ap, n);
    for (int i = 0; i < n && count < 4; i++)
        registered[count++] = va_arg(ap, int *);
    va_end(ap);
}
static void *worker(void *arg)
{
    for (int i = 0; i < count; i++)
        *registered[i] += 1; // RACE!
    return NULL;
}
int main(void)
{
    int x = 0, y = 0;
    pthread_t t;
    register_all(2, &x, &y);
    pthread_create(&t, NULL, worker, NULL);
    x = 7; // RACE!
    pthread_join(t, NULL);
    printf("%d %d\n", x, y);
    return 0;
}
