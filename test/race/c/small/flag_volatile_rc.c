// A volatile flag does not publish the message
// tsan: some: what main or the first thread does is seldom late enough
#include <pthread.h>
#include <stdlib.h>

extern void abort(void);
static void assume_abort_if_not(int cond) { if (!cond) abort(); }
volatile int ready;
int message;

void *sender(void *arg)
{
    (void)arg;
    message = 42; // RACE!
    ready = 1; // RACE!
    return 0;
}

void *receiver(void *arg)
{
    (void)arg;
    while (!ready) // RACE!
        ;
    assume_abort_if_not(message == 42); // RACE!
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
