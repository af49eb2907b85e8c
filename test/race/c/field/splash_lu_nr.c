// Blocks of a matrix, each owned by one process that gets its number under a lock; barriers between steps.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define LOCK(l) pthread_mutex_lock(&(l))
#define UNLOCK(l) pthread_mutex_unlock(&(l))
#define BARRIER(b) pthread_barrier_wait(&(b))
#define P 4
#define NB 4
#define BS 8

struct GlobalMemory {
    int id;
    pthread_mutex_t idlock;
    pthread_barrier_t start;
} *Global;

static double *a[NB][NB];

static int BlockOwner(int I, int J)
{
    return (I * 2 + J) % P;
}

static void factor(double *d)
{
    for (int k = 0; k < BS; k++)
        for (int i = k + 1; i < BS; i++)
            d[i * BS + k] /= d[k * BS + k] + 1; // NORACE
}

static void update(double *c, const double *l, const double *u)
{
    for (int i = 0; i < BS; i++)
        for (int j = 0; j < BS; j++)
            c[i * BS + j] -= l[i * BS + j] * u[j * BS + i]; // NORACE
}

static void lu(int MyNum)
{
    for (int K = 0; K < NB; K++) {
        if (BlockOwner(K, K) == MyNum)
            factor(a[K][K]);
        BARRIER(Global->start);
        for (int I = K + 1; I < NB; I++)
            for (int J = K + 1; J < NB; J++)
                if (BlockOwner(I, J) == MyNum)
                    update(a[I][J], a[I][K], a[K][J]);
        BARRIER(Global->start);
    }
}

static void *SlaveStart(void *arg)
{
    int MyNum;
    (void)arg;
    LOCK(Global->idlock);
    MyNum = Global->id; // NORACE
    Global->id++;
    UNLOCK(Global->idlock);
    BARRIER(Global->start);
    lu(MyNum);
    return NULL;
}

int main(void)
{
    pthread_t t[P];
    Global = malloc(sizeof *Global);
    Global->id = 0;
    pthread_mutex_init(&Global->idlock, NULL);
    pthread_barrier_init(&Global->start, NULL, P);
    for (int i = 0; i < NB; i++)
        for (int j = 0; j < NB; j++) {
            a[i][j] = malloc(BS * BS * sizeof(double));
            for (int k = 0; k < BS * BS; k++)
                a[i][j][k] = k % 3 + 1;
        }
    for (int i = 1; i < P; i++)
        pthread_create(&t[i], NULL, SlaveStart, NULL);
    SlaveStart(NULL);
    for (int i = 1; i < P; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", a[NB - 1][NB - 1][0]); // NORACE
    return 0;
}
