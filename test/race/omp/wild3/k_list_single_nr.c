// a list is walked by one thread, a task for each node
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
struct node {
    int in;
    long out;
    struct node *next;
};
static long work(int n)
{
    long s = 0;
    for (int i = 1; i <= n; i++)
        s += i * i;
    return s;
}
int main(void)
{
    struct node *head = NULL;
    for (int i = 0; i < 50; i++) {
        struct node *n = malloc(sizeof *n);
        n->in = i;
        n->next = head;
        head = n;
    }
    long total = 0;
#pragma omp parallel
    {
#pragma omp single
        for (struct node *p = head; p; p = p->next) {
#pragma omp task firstprivate(p)
            p->out = work(p->in);
        }
    }
    for (struct node *p = head; p; p = p->next)
        total += p->out;
    printf("%ld\n", total);
    return 0;
}
