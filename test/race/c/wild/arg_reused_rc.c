// The address of the loop variable is given to all threads
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>

#define NUM 5
static int squares[NUM + 1];

void *print_id(void *arg)
{
    int id = *(int *)arg; // RACE!
    squares[id] = id * id; // RACE! s
    printf("Hello from thread %d\n", id);
    return NULL;
}

int main(void)
{
    pthread_t threads[NUM];
    int i;
    for (i = 0; i < NUM; i++) // RACE!
        pthread_create(&threads[i], NULL, print_id, &i);
    for (i = 0; i < NUM; i++) // RACE!
        pthread_join(threads[i], NULL); // RACE
    return 0;
}
