// A flag by __atomic builtins with release and acquire
#include <pthread.h>
#include <stdlib.h>

int ready;
int message[4];

void *sender(void *arg)
{
    (void)arg;
    for (int i = 0; i < 4; i++)
        message[i] = i * i;
    __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
    return 0;
}

void *receiver(void *arg)
{
    (void)arg;
    int sum = 0;
    while (__atomic_load_n(&ready, __ATOMIC_ACQUIRE) == 0)
        ;
    for (int i = 0; i < 4; i++)
        sum += message[i];
    if (sum != 14)
        abort();
    return 0;
}

int main(void)
{
    pthread_t t1, t2, t3;
    pthread_create(&t1, 0, sender, 0);
    pthread_create(&t2, 0, receiver, 0);
    pthread_create(&t3, 0, receiver, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    pthread_join(t3, 0);
    return 0;
}
