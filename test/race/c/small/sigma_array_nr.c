// Cells claimed by an atomic section, the sum after all joins
#include <pthread.h>
#include <stdlib.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void abort(void);
#define SIGMA 16
int *array;
int array_index = 0;
void *thread(void *arg)
{
    int mine;
    (void)arg;
    __VERIFIER_atomic_begin();
    mine = array_index;
    array_index = array_index + 1;
    __VERIFIER_atomic_end();
    array[mine] = 1;
    return 0;
}
int main(void)
{
    int tid, sum;
    pthread_t *t;
    t = (pthread_t *)malloc(sizeof(pthread_t) * SIGMA);
    array = (int *)malloc(sizeof(int) * SIGMA);
    if (!t || !array)
        abort();
    for (tid = 0; tid < SIGMA; tid++)
        pthread_create(&t[tid], 0, thread, 0);
    for (tid = 0; tid < SIGMA; tid++)
        pthread_join(t[tid], 0);
    for (tid = sum = 0; tid < SIGMA; tid++)
        sum += array[tid];
    if (sum != SIGMA)
        abort();
    free(array);
    free(t);
    return 0;
}
