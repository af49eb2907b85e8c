// the event of a detached task is fulfilled inside of it, taskwait waits for both
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0;
#pragma omp parallel num_threads(4)
#pragma omp single
    {
        omp_event_handle_t ev;
#pragma omp task detach(ev) shared(x) firstprivate(ev)
        {
            x = 42;
            omp_fulfill_event(ev);
        }
#pragma omp taskwait
        y = x + 1;
    }
    printf("%d\n", y);
    return 0;
}
