// a list is built by all threads, insertion in a critical section
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
    int value;
    struct node *next;
} node_t;

int main(void)
{
    node_t *head = NULL;
    int n = 0;
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < 100; i++) {
        if (i % 3 == 0)
            continue;
        node_t *p = malloc(sizeof *p);
        p->value = i * i;
#pragma omp critical(list)
        {
            p->next = head; // NORACE
            head = p;
            n++;
        }
    }
    long sum = 0;
    while (head) {
        node_t *p = head;
        head = p->next;
        sum += p->value;
        free(p);
    }
    printf("%d %ld\n", n, sum);
    return 0;
}
