// one record for all threads, filled again for each
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 100
static double a[N][N], b[N][N], c[N][N];
typedef struct {
    int start, end;
} job_t;
static void *multiply(void *arg)
{
    job_t *j = (job_t *)arg;
    for (int r = j->start; r < j->end; r++) // RACE!
        for (int k = 0; k < N; k++) {
            double s = 0;
            for (int i = 0; i < N; i++)
                s += a[r][i] * b[i][k];
            c[r][k] = s; // RACE
        }
    return NULL;
}
int main(int argc, char *argv[])
{
    int nt = 4;
    pthread_t t[4];
    job_t job;
    for (int i = 0; i < nt; i++) {
        job.start = i * N / nt; // RACE!
        job.end = (i + 1) * N / nt; // RACE!
        pthread_create(&t[i], NULL, multiply, &job);
    }
    for (int i = 0; i < nt; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", c[0][0]);
    return 0;
}
