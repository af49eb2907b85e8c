// a barrier made of two atomic variables
#include <pthread.h>
#include <stdatomic.h>
#define N 3
static atomic_int arrived, round_no;
static int part[N], total[N];

static void barrier(void)
{
    int r = atomic_load(&round_no);
    if (atomic_fetch_add(&arrived, 1) == N - 1) {
        atomic_store(&arrived, 0);
        atomic_fetch_add(&round_no, 1);
    } else {
        while (atomic_load(&round_no) == r)
            ;
    }
}

static void *worker(void *arg)
{
    int id = (int)(long)arg, sum = 0;
    part[id] = id + 1;
    barrier();
    for (int i = 0; i < N; i++)
        sum += part[i];
    total[id] = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return total[0];
}
