// main touches the data only before the first and after the last thread
#include <pthread.h>
int total;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *add(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&m);
        total += i;
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    total = 5;
    for (int i = 0; i < 2; i++)
        if (pthread_create(&t[i], NULL, add, NULL))
            return 1;
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    total *= 2;
    return total;
}
