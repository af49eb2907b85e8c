// One thread for each cell of a table, made by a loop in a loop; all are joined at the end.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 6, COLS = 8, INNER = 4 };

struct cell {
    int row, col;
};

static double left[ROWS][INNER], right[INNER][COLS], product[ROWS][COLS];
static pthread_t thread[ROWS][COLS];

static void *multiply(void *arg)
{
    struct cell *c = arg;
    product[c->row][c->col] = 0; // NORACE
    for (int i = 0; i < INNER; i++)
        product[c->row][c->col] += left[c->row][i] * right[i][c->col]; // NORACE
    free(c);
    return NULL;
}

int main(void)
{
    for (int r = 0; r < ROWS; r++)
        for (int k = 0; k < COLS; k++) {
            struct cell *c = malloc(sizeof *c);
            c->row = r;
            c->col = k;
            pthread_create(&thread[r][k], NULL, multiply, c);
        }
    for (int r = 0; r < ROWS; r++)
        for (int k = 0; k < COLS; k++)
            pthread_join(thread[r][k], NULL);
    printf("%f\n", product[0][0]);
    return 0;
}
