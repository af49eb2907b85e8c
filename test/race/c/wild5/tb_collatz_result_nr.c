// a thread gives its result back by join
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static void *collatz(void *arg)
{
    long n = *(long *)arg;
    long *steps = malloc(sizeof *steps);
    *steps = 0;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        (*steps)++;
    }
    pthread_exit(steps);
}
int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s N...\n", argv[0]);
        return 1;
    }
    int n = argc - 1;
    pthread_t t[n];
    long v[n];
    for (int i = 0; i < n; i++) {
        v[i] = atol(argv[i + 1]);
        pthread_create(&t[i], NULL, collatz, &v[i]);
    }
    for (int i = 0; i < n; i++) {
        void *res;
        pthread_join(t[i], &res);
        printf("%ld: %ld\n", v[i], *(long *)res);
        free(res);
    }
    return 0;
}
