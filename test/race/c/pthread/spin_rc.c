// the tick counter is read between two spin-locked regions
#include <pthread.h>
#include <stdio.h>

static pthread_spinlock_t spin;
static unsigned ticks;
static unsigned lost;

static void *ticker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 30000; i++) {
        unsigned now;

        pthread_spin_lock(&spin);
        ticks++; // RACE!
        pthread_spin_unlock(&spin);
        now = ticks; // RACE!
        if (now % 10 == 0) {
            pthread_spin_lock(&spin);
            lost++; // NORACE
            pthread_spin_unlock(&spin);
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t[0], NULL, ticker, NULL);
    pthread_create(&t[1], NULL, ticker, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    pthread_spin_destroy(&spin);
    printf("%u %u\n", ticks, lost);
    return 0;
}
