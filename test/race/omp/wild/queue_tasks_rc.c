// tasks put results into a list whose head is changed outside of the critical section
// flags: -fopenmp
// tsan: no: it reports the task itself
#include <stdio.h>
#include <stdlib.h>

struct cell {
    int value;
    struct cell *next;
};

static struct cell *head;
static int length;

static void push(int v)
{
    struct cell *c = malloc(sizeof *c);
    c->value = v;
    c->next = head; // RACE!
    head = c; // RACE!
#pragma omp critical
    length++;
}

int main(void)
{
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < 100; i++) {
#pragma omp task
        push(i * i);
    }
    printf("%d %d\n", length, head ? head->value : 0);
    return 0;
}
