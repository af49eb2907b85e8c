// the address of the loop's counter is given to every thread
#include <pthread.h>
#include <stdio.h>
static void *show(void *p)
{
    int id = *(int *)p; // RACE!
    printf("thread %d\n", id);
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    int i;
    for (i = 0; i < 4; i++) // RACE!
        pthread_create(&t[i], NULL, show, &i);
    for (i = 0; i < 4; i++) // RACE!
        pthread_join(t[i], NULL);
    return 0;
}
