// A task for each node of a list, but the cursor is shared.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node *head = NULL, *p;
    for (int i = 0; i < 50; i++) {
        struct node *n = malloc(sizeof(*n));
        n->value = i;
        n->next = head;
        head = n;
    }
#pragma omp parallel shared(p)
    {
#pragma omp single
        {
            for (p = head; p; p = p->next) { // RACE!
#pragma omp task shared(p)
                {
                    if (p) // RACE!
                        p->value++; // RACE!
                }
            }
        }
    }
    printf("%d\n", head->value);
    return 0;
}
