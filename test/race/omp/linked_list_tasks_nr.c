// a task per list node, each changes its own node
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static int processed;

static void process(struct node *n)
{
    n->value *= 2;
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
        for (struct node *p = head; p; p = p->next) {
#pragma omp task firstprivate(p)
            process(p);
        }
    }
    printf("%d %d\n", head->value, processed);
    return 0;
}
