// tables that whoever comes first builds, through pthread_once, in each entry point
#include <math.h>
#include <pthread.h>
// link: -lm

static double sine[360];
static int built;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void build(void)
{
    for (int i = 0; i < 360; i++)
        sine[i] = i / 360.0; // NORACE
    built++; // NORACE
}
double fast_sin(int deg)
{
    pthread_once(&once, build);
    return sine[deg % 360]; // NORACE
}
double fast_cos(int deg)
{
    pthread_once(&once, build);
    return sine[(deg + 90) % 360]; // NORACE
}
static void *left(void *arg)
{
    double *d = arg;
    for (int i = 0; i < 100; i++)
        *d += fast_sin(i);
    return NULL;
}
static void *right(void *arg)
{
    double *d = arg;
    for (int i = 0; i < 100; i++)
        *d += fast_cos(i);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    double x = 0, y = 0;
    pthread_create(&a, NULL, left, &x);
    pthread_create(&b, NULL, right, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return x + y > built;
}
