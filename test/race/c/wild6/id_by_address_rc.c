// The classic: the address of the loop counter is the argument of each thread
#include <pthread.h>
#include <stdio.h>
#define NUM 5
void *print_hello(void *threadid)
{
    long tid = *(long *)threadid; // RACE!
    printf("Hello from thread #%ld\n", tid);
    pthread_exit(NULL);
}
int main(void)
{
    pthread_t threads[NUM];
    long t;
    for (t = 0; t < NUM; t++) { // RACE!
        int rc = pthread_create(&threads[t], NULL, print_hello, (void *)&t);
        if (rc)
            return 1;
    }
    for (int i = 0; i < NUM; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
