// matrix in a struct
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct { int rows, cols; double **v; } mat;
static mat *mat_new(int rows, int cols)
{
    mat *m = malloc(sizeof *m);
    m->rows = rows; m->cols = cols;
    m->v = malloc(rows * sizeof *m->v);
    for (int i = 0; i < rows; i++) m->v[i] = calloc(cols, sizeof **m->v);
    return m;
}
static void mul(mat *a, mat *b, mat *c)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < b->cols; j++) {
            double s = 0;
            for (int k = 0; k < a->cols; k++) s += a->v[i][k] * b->v[k][j];
            c->v[i][j] = s;
        }
}
int main(void)
{
    mat *a = mat_new(30, 40), *b = mat_new(40, 50), *c = mat_new(30, 50);
    for (int i = 0; i < 30; i++) for (int j = 0; j < 40; j++) a->v[i][j] = b->v[j][i] = i + j;
    mul(a, b, c);
    printf("%f\n", c->v[2][2]);
    return 0;
}
