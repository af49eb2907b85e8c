// every thread of the team walks the list
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
struct node {
    int in;
    long out;
    struct node *next;
};
int main(void)
{
    struct node *head = NULL;
    for (int i = 0; i < 50; i++) {
        struct node *n = malloc(sizeof *n);
        n->in = i;
        n->next = head;
        head = n;
    }
#pragma omp parallel
    for (struct node *p = head; p; p = p->next) {
#pragma omp task firstprivate(p)
        p->out = p->in * 2L; // RACE!
    }
    printf("%ld\n", head->out);
    return 0;
}
