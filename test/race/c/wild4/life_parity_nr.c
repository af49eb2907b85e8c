// game of life on two boards, chosen by the parity of the generation
#include <pthread.h>
#include <stdio.h>
#define H 32
#define W 32
#define T 4
static unsigned char board[2][H][W];
static pthread_barrier_t step;

static int neighbours(unsigned char b[H][W], int r, int c)
{
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            if (dr || dc)
                n += b[(r + dr + H) % H][(c + dc + W) % W];
    return n;
}

static void *evolve(void *arg)
{
    int id = *(int *)arg;
    int first = id * (H / T), last = first + H / T;
    for (int gen = 0; gen < 100; gen++) {
        int cur = gen & 1, nxt = !cur;
        for (int r = first; r < last; r++)
            for (int c = 0; c < W; c++) {
                int n = neighbours(board[cur], r, c);
                board[nxt][r][c] = n == 3 || (n == 2 && board[cur][r][c]);
            }
        pthread_barrier_wait(&step);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    int ids[T];
    board[0][1][2] = board[0][2][3] = board[0][3][1] = board[0][3][2] = board[0][3][3] = 1;
    pthread_barrier_init(&step, NULL, T);
    for (int i = 0; i < T; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, evolve, &ids[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int r = 0; r < H; r++)
        for (int c = 0; c < W; c++)
            putchar(board[0][r][c] ? '#' : '.');
    return 0;
}
