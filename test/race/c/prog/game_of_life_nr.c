// Conway's game of life, rows shared out among threads, a barrier after every generation
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 64
#define COLS 64
#define NTHREADS 4
#define GENERATIONS 20

typedef struct {
    int id;
    int start_row;
    int end_row;
} thread_arg_t;

static int board[2][ROWS][COLS];
static int alive;
static pthread_barrier_t barrier;
static pthread_mutex_t alive_lock = PTHREAD_MUTEX_INITIALIZER;

static int neighbours(int g, int row, int col)
{
    int n = 0;

    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++) {
            int r = (row + dr + ROWS) % ROWS;
            int c = (col + dc + COLS) % COLS;
            if (dr || dc)
                n += board[g][r][c];
        }
    return n;
}

static void *simulate(void *p)
{
    thread_arg_t *arg = (thread_arg_t *)p;

    for (int gen = 0; gen < GENERATIONS; gen++) {
        int cur = gen % 2, next = 1 - cur, mine = 0;

        for (int i = arg->start_row; i < arg->end_row; i++)
            for (int j = 0; j < COLS; j++) {
                int n = neighbours(cur, i, j);
                board[next][i][j] = n == 3 || (n == 2 && board[cur][i][j]);
                mine += board[next][i][j];
            }
        pthread_mutex_lock(&alive_lock);
        alive += mine;
        pthread_mutex_unlock(&alive_lock);
        pthread_barrier_wait(&barrier);
        if (arg->id == 0) {
            printf("generation %d: %d cells\n", gen, alive);
            alive = 0;
        }
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[NTHREADS];
    thread_arg_t args[NTHREADS];
    int rows_per_thread = ROWS / NTHREADS;

    srand(argc > 1 ? atoi(argv[1]) : 42);
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLS; j++)
            board[0][i][j] = rand() % 2;
    pthread_barrier_init(&barrier, NULL, NTHREADS);
    for (int t = 0; t < NTHREADS; t++) {
        args[t].id = t;
        args[t].start_row = t * rows_per_thread;
        args[t].end_row = t == NTHREADS - 1 ? ROWS : (t + 1) * rows_per_thread;
        if (pthread_create(&threads[t], NULL, simulate, &args[t]) != 0) {
            perror("pthread_create");
            exit(EXIT_FAILURE);
        }
    }
    for (int t = 0; t < NTHREADS; t++)
        pthread_join(threads[t], NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}
