// Named critical sections that call each other.
// flags: -fopenmp
#include <stdio.h>

static int log_lines, queue_length;

static void log_line(void)
{
#pragma omp critical(log)
    log_lines++;
}

static void queue_add(void)
{
#pragma omp critical(queue)
    {
        queue_length++;
        log_line();
    }
}

static void report(void)
{
#pragma omp critical(log)
    {
        printf("%d lines\n", log_lines);
    }
    queue_add();
}

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i % 10 == 0)
            report();
        else
            queue_add();
    }
    return 0;
}
