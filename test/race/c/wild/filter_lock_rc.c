// Two flags without a turn that forget to check the other one in one of the threads
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

atomic_int f1, f2;
int cs;

void *t1(void *u)
{
    f1 = 1;
    while (f2 == 1) {
        f1 = 0;
        f1 = 1;
    }
    cs = 1;             // RACE!
    assert(cs == 1);    // RACE!
    f1 = 0;
    return u;
}

void *t2(void *u)
{
    f2 = 1;
    cs = 2;             // RACE!
    f2 = 0;
    return u;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
