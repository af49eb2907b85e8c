// A thread for each cell: its record is filled just before it is made, but for one member
#include <pthread.h>
#include <stdio.h>

#define ROWS 4
#define COLS 3

struct cell {
    int row, col;
    double weight;
};

static double board[ROWS][COLS];

static void *paint(void *arg)
{
    const struct cell *c = arg;
    board[c->row][c->col] = c->weight * (c->row + c->col); // RACE!
    return NULL;
}

int main(void)
{
    struct cell cells[ROWS][COLS];
    pthread_t painters[ROWS][COLS];
    int r, k;
    for (r = 0; r < ROWS; r++)
        for (k = 0; k < COLS; k++) {
            cells[r][k].row = r;
            cells[r][k].col = k;
            pthread_create(&painters[r][k], NULL, paint, &cells[r][k]);
            cells[r][k].weight = 0.5; // RACE!
        }
    for (r = 0; r < ROWS; r++)
        for (k = 0; k < COLS; k++)
            pthread_join(painters[r][k], NULL);
    printf("%f\n", board[1][2]);
    return 0;
}
