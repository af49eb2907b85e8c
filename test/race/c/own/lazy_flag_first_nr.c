// What is done once under a lock: the flag is set first, the work follows before the lock is given back
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done, limits[8];

static void setup(void)
{
    pthread_mutex_lock(&lock);
    if (!done) {
        done = 1;
        for (int i = 0; i < 8; i++)
            limits[i] = 10 * i;
    }
    pthread_mutex_unlock(&lock);
}

static void *use(void *arg)
{
    int sum = 0;
    setup();
    for (int i = 0; i < 8; i++)
        sum += limits[i];
    printf("%d\n", sum);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, use, NULL);
    pthread_create(&b, NULL, use, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
