// tasks of a taskgroup that take part in a reduction
// flags: -fopenmp
// tsan: no: it reports the copies of the reduction
#include <stdio.h>
struct node { int v; struct node *next; };
int main(void)
{
    struct node n[50];
    int sum = 0;
    for (int i = 0; i < 50; i++)
        n[i] = (struct node){i, i < 49 ? &n[i + 1] : NULL};
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup task_reduction(+ : sum)
        for (struct node *p = n; p; p = p->next) {
#pragma omp task in_reduction(+ : sum) firstprivate(p)
            sum += p->v;
        }
        printf("%d\n", sum);
    }
    return 0;
}
