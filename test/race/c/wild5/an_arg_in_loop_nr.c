// every thread gets an element of its own
#include <pthread.h>
#include <stdio.h>
static void *show(void *p)
{
    int id = *(int *)p;
    *(int *)p = -id;
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    int i, ids[4];
    for (i = 0; i < 4; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, show, &ids[i]);
    }
    for (i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", ids[3]);
    return 0;
}
