// Matrix addition by slices, started by helper, results checked by main
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define R 100
#define C 50
#define NT 5
static int **alloc(void)
{
    int **m = malloc(R * sizeof *m);
    for (int i = 0; i < R; i++)
        m[i] = calloc(C, sizeof **m);
    return m;
}
static int **a, **b, **c;
static void *add(void *p)
{
    int t = *(int *)p;
    for (int i = t * R / NT; i < (t + 1) * R / NT; i++)
        for (int j = 0; j < C; j++)
            c[i][j] = a[i][j] + b[i][j]; // NORACE
    free(p);
    return NULL;
}
int main(void)
{
    pthread_t th[NT];
    a = alloc();
    b = alloc();
    c = alloc();
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            a[i][j] = i, b[i][j] = j;
    for (int t = 0; t < NT; t++) {
        int *id = malloc(sizeof *id);
        *id = t;
        if (pthread_create(&th[t], NULL, add, id)) {
            perror("pthread_create");
            return 1;
        }
    }
    for (int t = 0; t < NT; t++)
        pthread_join(th[t], NULL);
    printf("%d\n", c[3][4]);
    return 0;
}
