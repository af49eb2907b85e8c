// The receiver looks once at the flag and reads only when it is set
#include <pthread.h>
#include <stdlib.h>

int ready;
int message;

void *sender(void *arg)
{
    (void)arg;
    message = 17;
    __atomic_store_n(&ready, 1, __ATOMIC_SEQ_CST);
    return 0;
}

void *receiver(void *arg)
{
    (void)arg;
    if (__atomic_load_n(&ready, __ATOMIC_SEQ_CST)) {
        if (message != 17)
            abort();
    }
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, sender, 0);
    pthread_create(&t2, 0, receiver, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return 0;
}
