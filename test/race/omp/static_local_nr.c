// a function called from the loop has its buffer on the stack
// flags: -fopenmp
#include <stdio.h>

static int digits(int n)
{
    int buffer[12];
    int len = 0, sum = 0;

    while (n) {
        buffer[len++] = n % 10; // NORACE
        n /= 10;
    }
    for (int i = 0; i < len; i++)
        sum += buffer[i]; // NORACE
    return sum;
}

int main(void)
{
    int out[300];

#pragma omp parallel for
    for (int i = 0; i < 300; i++)
        out[i] = digits(i * 1001);
    printf("%d\n", out[299]);
    return 0;
}
