// two flags in one word
#include <pthread.h>
struct flags {
    unsigned ready : 1;
    unsigned done : 1;
    unsigned mode : 6;
} f;
static void *a(void *p)
{
    f.ready = 1; // RACE!
    return p;
}
static void *b(void *p)
{
    f.done = 1; // RACE!
    return p;
}
int main(void)
{
    pthread_t x, y;
    pthread_create(&x, 0, a, 0);
    pthread_create(&y, 0, b, 0);
    pthread_join(x, 0);
    pthread_join(y, 0);
    return f.ready + f.done;
}
