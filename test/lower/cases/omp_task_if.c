// FLAGS: -fopenmp -O1 -g -Xclang -disable-llvm-passes
// A task with an if clause is made, or run at once: the call in place is left out. With a condition
// that is always false there is no task, and the call stays.
int total;
// FUNC: chosen
// CHECK: call @__kmpc_omp_task
// CHECK-NOT: call @.omp_task_entry
void chosen(int n)
{
#pragma omp task if (n > 10)
    total += n;
}
// FUNC: at_once
// CHECK: call @.omp_task_entry
void at_once(int n)
{
#pragma omp task if (0)
    total -= n;
}
