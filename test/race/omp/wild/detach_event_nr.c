// a detached task is finished by another task that fulfils its event after the write
// flags: -fopenmp
// needs: clang-19
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int result = 0;

#pragma omp parallel
#pragma omp single
    {
        omp_event_handle_t ev;
#pragma omp task detach(ev) depend(out : result)
        {
        }
#pragma omp task firstprivate(ev) shared(result)
        {
            result = 42;
            omp_fulfill_event(ev);
        }
#pragma omp task depend(in : result) shared(result)
        printf("%d\n", result);
    }
    return 0;
}
