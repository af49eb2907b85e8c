// two threads free one block
#include <pthread.h>
#include <stdlib.h>
static void *t1(void *x)
{
    free(x); // RACE!
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    void *p = malloc(10);
    pthread_create(&a, 0, t1, p);
    pthread_create(&b, 0, t1, p);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
