/* Arrays in records, records in arrays, walks with pointers, matrices, swaps, unions. */
#include <string.h>
struct cell {
    int *p;
    int tag;
};
struct row {
    struct cell cells[3];
    int *last;
};
static struct row rows[4];
static int numbers[8];
static union {
    int *p;
    struct {
        long n;
        int *q;
    } s;
} either;
static void swap(int **a, int **b)
{
    int *t = *a;
    *a = *b;
    *b = t;
}
int main(int argc, char **argv)
{
    int sum = 0;
    for (int r = 0; r < 4; r++) {
        for (int c = 0; c < 3; c++)
            rows[r].cells[c].p = &numbers[r + c];
        rows[r].last = &numbers[7];
    }
    for (struct row *r = rows; r < rows + 4; r++)
        for (struct cell *c = r->cells; c < r->cells + 3; c++)
            sum += *c->p = c->tag + 1;
    swap(&rows[0].last, &rows[1].cells[2].p);
    *rows[0].last = 1;
    struct row copy;
    memcpy(&copy, &rows[argc], sizeof copy);
    *copy.cells[1].p += *copy.last;
    either.p = numbers + 2;
    *either.p = 2;
    either.s.q = &numbers[3];
    *either.s.q = 5;
    int *grid[2][2] = {{numbers, numbers + 1}, {numbers + 2, &sum}};
    for (int i = 0; i < 4; i++)
        ++*grid[i / 2][i % 2];
    int **walk = &grid[0][0];
    for (int i = 0; i < 4; i++)
        sum += **walk++;
    return sum == 0;
}
