// critical protects a list that all append to
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
struct item { int v; struct item *next; };
static struct item *head;
static void push(int v)
{
    struct item *it = malloc(sizeof *it);
    it->v = v;
#pragma omp critical(list)
    {
        it->next = head;
        head = it;
    }
}
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 100; i++)
        if (i % 3 == 0) push(i);
    int n = 0;
    for (struct item *p = head; p; p = p->next) n++;
    printf("%d\n", n);
    return 0;
}
