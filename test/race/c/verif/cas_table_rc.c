// threads insert into a hash table by compare and swap written as an atomic function
#include <pthread.h>
#define SIZE 128
#define MAX 4
extern void abort(void);

int table[SIZE];
pthread_t tids[13];

int __VERIFIER_atomic_cas(int *tab, int h, int val, int new_val)
{
    int ret = 0;
    if (tab[h] == val) {
        tab[h] = new_val; // RACE!
        ret = 1;
    }
    return ret;
}

void *thread_routine(void *arg)
{
    int tid = *((int *)arg);
    int m = 0, w, h;

    while (1) {
        if (m < MAX)
            w = (++m) * 11 + tid;
        else
            break;
        h = (w * 7) % SIZE;
        if (h < 0)
            abort();
        if (table[h] == 0) // RACE!
            m = m + 0;
        while (__VERIFIER_atomic_cas(table, h, 0, w) == 0)
            h = (h + 1) % SIZE;
    }
    pthread_exit(NULL);
}

int main(void)
{
    int arg[13];
    for (int i = 0; i < 13; i++) {
        arg[i] = i;
        pthread_create(&tids[i], NULL, thread_routine, &arg[i]);
    }
    for (int i = 0; i < 13; i++)
        pthread_join(tids[i], NULL);
    return 0;
}
