// Threads wait for a plain variable that says whose turn it is: it orders nothing
// tsan: some: the compiler loads the flag once
#include <pthread.h>
#include <stdio.h>

#define THREADS 3
static int turn;
static double sum;

static void *add(void *arg)
{
    long me = (long)arg;
    while (turn != me) // RACE! t
        ;
    sum += 1.0 / (double)(me + 1); // RACE! s
    turn = turn + 1; // RACE! t
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, add, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", sum);
    return 0;
}
