// Dining savages with a volatile turn instead of a lock
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

static volatile bool want[2];
static volatile int turn;
static int shared;

static void *side(void *arg)
{
    int me = *(int *)arg, other = 1 - me;
    for (int i = 0; i < 1000; i++) {
        want[me] = true; // RACE
        turn = other; // RACE!
        while (want[other] && turn == other) // RACE!
            ;
        shared++; // RACE!
        want[me] = false; // RACE
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, side, &zero);
    pthread_create(&b, NULL, side, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shared); // NORACE
    return 0;
}
