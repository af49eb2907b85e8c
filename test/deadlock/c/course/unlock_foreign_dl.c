#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *work(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&a); // DEADLOCK
        x++;
        pthread_mutex_unlock(&b); // DEADLOCK!
        pthread_mutex_lock(&b); // DEADLOCK
        y++;
        pthread_mutex_unlock(&b); // DEADLOCK
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", x, y);
    return 0;
}
