// What is done once: the flag is set under the lock, but the work follows after it is given back
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done, limits[8];

static void setup(void)
{
    pthread_mutex_lock(&lock);
    int is_first = !done;
    done = 1;
    pthread_mutex_unlock(&lock);
    if (is_first)
        for (int i = 0; i < 8; i++)
            limits[i] = 10 * i; // RACE!
}

static void *use(void *arg)
{
    int sum = 0;
    setup();
    for (int i = 0; i < 8; i++)
        sum += limits[i]; // RACE!
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
