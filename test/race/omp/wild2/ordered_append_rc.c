// results are appended in order, but the length is looked at before
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
static char log_text[8192];
static int log_len;
int main(void)
{
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 100; i++) {
        char line[32];
        if (log_len > 8000) // RACE!
            continue;
        int n = snprintf(line, sizeof line, "%d -> %d\n", i, i * i);
#pragma omp ordered
        {
            memcpy(log_text + log_len, line, (size_t)n);
            log_len += n; // RACE!
        }
    }
    fputs(log_text, stdout);
    return 0;
}
