// Each of n threads gets the address of its own element of a heap array; all are joined, then the array is summed
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
int __VERIFIER_nondet_int(void) { return 5; }

struct data {
    int input;
    int output;
};

static void *thread(void *arg)
{
    struct data *d = arg;
    for (int i = 0; i < d->input; i++)
        d->output += i;         // NORACE
    return NULL;
}

int main(void)
{
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 1000)
        return 1;
    pthread_t *tids = malloc(n * sizeof *tids);
    struct data *datas = calloc(n, sizeof *datas);
    int i = 0, sum = 0;
    while (i < n) {
        datas[i].input = i * 10;        // NORACE
        pthread_create(&tids[i], NULL, thread, &datas[i]);
        i++;
    }
    for (i = n - 1; i >= 0; i--)
        pthread_join(tids[i], NULL);
    for (i = 0; i < n; i++)
        sum += datas[i].output;         // NORACE
    free(tids);
    free(datas);
    return sum == 0;
}
