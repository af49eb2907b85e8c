// Peterson's algorithm: with plain variables it is itself a race
#include <pthread.h>
extern void abort(void);

int flag1 = 0, flag2 = 0;
int turn;
int x;

void *thr1(void *arg)
{
    flag1 = 1; // RACE! f1
    turn = 1; // RACE! t
    while (flag2 == 1 && turn == 1) { // RACE! f2 t
    }
    x = 0; // RACE! x
    if (x > 0) // RACE! x
        abort();
    flag1 = 0; // RACE! f1
    return 0;
}

void *thr2(void *arg)
{
    flag2 = 1; // RACE! f2
    turn = 0; // RACE! t
    while (flag1 == 1 && turn == 0) { // RACE! f1 t
    }
    x = 1; // RACE! x
    if (x < 1) // RACE! x
        abort();
    flag2 = 0; // RACE! f2
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, thr1, 0);
    pthread_create(&t2, 0, thr2, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return 0;
}
