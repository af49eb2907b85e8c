// the smoothing pass reads one matrix and writes its own rows of another
#include <pthread.h>
#include <stdio.h>

#define ROWS 8
#define COLS 16

static float image[ROWS + 2][COLS];
static float smooth[ROWS + 2][COLS];

static void *smooth_row(void *arg)
{
    int row = *(int *)arg;

    for (int c = 0; c < COLS; c++)
        smooth[row][c] = (image[row - 1][c] + image[row][c] + image[row + 1][c]) / 3; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t threads[ROWS];
    int rows[ROWS];

    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            image[r + 1][c] = (float)(r * c);
    for (int r = 0; r < ROWS; r++) {
        rows[r] = r + 1;
        pthread_create(&threads[r], NULL, smooth_row, &rows[r]);
    }
    for (int r = 0; r < ROWS; r++)
        pthread_join(threads[r], NULL);
    printf("%g\n", (double)smooth[4][4]); // NORACE
    return 0;
}
