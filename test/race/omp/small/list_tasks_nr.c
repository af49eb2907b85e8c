// A task for each node of a list.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static void process(struct node *n)
{
    for (int i = 0; i < 100; i++)
        n->value = (n->value * 31 + i) % 1009;
}

int main(void)
{
    struct node *head = NULL;
    for (int i = 0; i < 50; i++) {
        struct node *n = malloc(sizeof(*n));
        n->value = i;
        n->next = head;
        head = n;
    }
#pragma omp parallel
    {
#pragma omp single
        {
            for (struct node *p = head; p; p = p->next) {
#pragma omp task firstprivate(p)
                process(p);
            }
        }
    }
    int sum = 0;
    for (struct node *p = head; p; p = p->next)
        sum += p->value;
    printf("%d\n", sum);
    return 0;
}
