// Molecules: no barrier between the sum of the forces and the move.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NMOL 32
#define PROCS 4

typedef struct {
    double pos[3], force[3];
} mol_t;

struct global {
    pthread_mutex_t mol_lock[NMOL];
    pthread_mutex_t sum_lock;
    pthread_barrier_t bar;
    double potential;
};

static struct global *gl;
static mol_t *var;
static int start_mol[PROCS + 1];

static void interf(int proc)
{
    double (*local)[3] = calloc(NMOL, sizeof *local);
    double pot = 0;
    for (int i = start_mol[proc]; i < start_mol[proc + 1]; i++) {
        for (int j = i + 1; j < NMOL; j++) {
            for (int d = 0; d < 3; d++) {
                double f = var[i].pos[d] - var[j].pos[d]; // RACE! p
                local[i][d] += f;
                local[j][d] -= f;
                pot += f * f;
            }
        }
    }
    for (int i = 0; i < NMOL; i++) {
        pthread_mutex_lock(&gl->mol_lock[i]);
        for (int d = 0; d < 3; d++)
            var[i].force[d] += local[i][d]; // RACE! f
        pthread_mutex_unlock(&gl->mol_lock[i]);
    }
    pthread_mutex_lock(&gl->sum_lock);
    gl->potential += pot;
    pthread_mutex_unlock(&gl->sum_lock);
    free(local);
}

static void move(int proc)
{
    for (int i = start_mol[proc]; i < start_mol[proc + 1]; i++)
        for (int d = 0; d < 3; d++) {
            var[i].pos[d] += var[i].force[d] * 0.001; // RACE! p f
            var[i].force[d] = 0; // RACE! f
        }
    pthread_barrier_wait(&gl->bar);
}

static void *work(void *arg)
{
    int proc = (int)(long)arg;
    for (int step = 0; step < 3; step++) {
        interf(proc);
        move(proc);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[PROCS];
    gl = malloc(sizeof *gl);
    var = calloc(NMOL, sizeof *var);
    for (int i = 0; i < NMOL; i++) {
        pthread_mutex_init(&gl->mol_lock[i], NULL);
        for (int d = 0; d < 3; d++)
            var[i].pos[d] = i * 3 + d;
    }
    pthread_mutex_init(&gl->sum_lock, NULL);
    pthread_barrier_init(&gl->bar, NULL, PROCS);
    gl->potential = 0;
    for (int i = 0; i <= PROCS; i++)
        start_mol[i] = i * NMOL / PROCS;
    for (long i = 0; i < PROCS; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < PROCS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", gl->potential);
    return 0;
}
