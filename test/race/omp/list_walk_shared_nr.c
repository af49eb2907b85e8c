// tasks process the nodes of a list one by one
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct node {
    int data;
    struct node *next;
};

static void work(struct node *p)
{
    p->data = p->data * p->data; // NORACE
}

int main(void)
{
    struct node *head = NULL, *p;
    for (int i = 0; i < 20; i++) {
        p = malloc(sizeof *p);
        p->data = i;
        p->next = head;
        head = p;
    }
#pragma omp parallel
    {
#pragma omp single
        {
            p = head;
            while (p != NULL) {
#pragma omp task firstprivate(p)
                {
                    work(p);
                }
                p = p->next;
            }
        }
    }
    for (p = head; p; p = p->next)
        printf("%d\n", p->data);
    return 0;
}
