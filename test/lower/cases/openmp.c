// CLANG: 19 22
// FLAGS: -O0 -g -fopenmp
// FLAGS: -O1 -Xclang -disable-llvm-passes -g -fopenmp
extern int omp_get_thread_num(void);
int total, best;
void loop(int *a, int n)
{
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += a[i];
#pragma omp parallel
    {
#pragma omp critical
        best = a[omp_get_thread_num()];
    }
}
// FUNC: loop
// CHECK: call @__kmpc_fork_call(...@loop.omp_outlined...
// FUNC:
// CHECK: func @loop.omp_outlined
// CHECK: call @__kmpc_critical(
// CHECK: store 4 @best
// CHECK: call @__kmpc_end_critical(
