// a function called from the loop keeps a static buffer
// flags: -fopenmp
#include <stdio.h>

static int digits(int n)
{
    static int buffer[12];
    int len = 0, sum = 0;

    while (n) {
        buffer[len++] = n % 10; // RACE!
        n /= 10;
    }
    for (int i = 0; i < len; i++)
        sum += buffer[i]; // RACE!
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
