/* A-LIST: following links never comes back. Here the list is a ring that is walked twice. */
// flags: -fopenmp
#include <stdio.h>

struct node {
    int value;
    struct node *next;
};

static struct node ring[4];
static int count;

int main(void)
{
    int rounds = 8;
    for (int i = 0; i < 4; i++)
        ring[i].next = &ring[(i + 1) % 4];
#pragma omp parallel
#pragma omp single
    for (struct node *p = ring; rounds--; p = p->next) {
#pragma omp task firstprivate(p)
        {
#ifdef CONTROL
            count++;
#endif
            p->value++;
        }
    }
    printf("%d %d\n", ring[0].value, count);
    return 0;
}
