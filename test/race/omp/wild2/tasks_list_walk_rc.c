// a list is walked by one thread; tasks see the walking pointer itself
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
struct node {
    int data, fibdata;
    struct node *next;
};
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static struct node *init_list(int n)
{
    struct node *head = NULL;
    while (n-- > 0) {
        struct node *p = malloc(sizeof *p);
        p->data = n + 10;
        p->fibdata = 0;
        p->next = head;
        head = p;
    }
    return head;
}
int main(void)
{
    struct node *head = init_list(6), *p;
#pragma omp parallel shared(p)
    {
#pragma omp single
        {
            p = head; // RACE
            while (p) { // RACE
#pragma omp task shared(p)
                p->fibdata = fib(p->data); // RACE!
                p = p->next; // RACE!
            }
        }
    }
    for (p = head; p; p = p->next)
        printf("%d : %d\n", p->data, p->fibdata);
    return 0;
}
