// Handles kept in a global array, but one slot is written twice: only one of the two is joined
// tsan: some: it remembers only the last accesses
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
static pthread_t tid[2];
static int shared;
static void *inc(void *p) { (void)p; usleep(1000); shared++; return NULL; } // RACE! a b
static void *dec(void *p) { (void)p; usleep(1000); shared--; return NULL; } // RACE! a
int main(void)
{
    pthread_create(&tid[0], NULL, inc, NULL);
    pthread_create(&tid[0], NULL, dec, NULL);
    pthread_join(tid[0], NULL);
    printf("%d\n", shared); // RACE! b
    return 0;
}
