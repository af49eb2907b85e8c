// a ticket lock whose counters are read and drawn by functions
#include <pthread.h>
#include <stdatomic.h>
atomic_uint next, serving;
int c;
unsigned draw(void)
{
    return atomic_fetch_add(&next, 1);
}
unsigned now(void)
{
    return atomic_load(&serving);
}
void acq(void)
{
    unsigned me = draw();
    while (now() != me)
        ;
}
void rel(void)
{
    atomic_fetch_add(&serving, 1);
}
void *t(void *a)
{
    acq();
    c++;
    rel();
    return 0;
}
int main(void)
{
    pthread_t x;
    for (int i = 0; i < 4; i++)
        pthread_create(&x, 0, t, 0);
    return 0;
}
