// Named critical sections that call each other.
// flags: -fopenmp
#include <stdio.h>

static int log_lines, queue_length;

static void log_line(void)
{
#pragma omp critical(log) // DEADLOCK!
    log_lines++; // DEADLOCK
}

static void queue_add(void)
{
#pragma omp critical(queue) // DEADLOCK!
    { // DEADLOCK
        queue_length++;
        log_line(); // DEADLOCK
    }
}

static void report(void)
{
#pragma omp critical(log) // DEADLOCK
    { // DEADLOCK
        printf("%d lines\n", log_lines);
        queue_add(); // DEADLOCK
    }
}

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i % 10 == 0)
            report(); // DEADLOCK
        else
            queue_add(); // DEADLOCK
    }
    return 0;
}
