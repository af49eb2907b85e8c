// Peterson's algorithm with plain variables: its flags race, and so does what they should protect
#include <pthread.h>

int flag1, flag2, turn, x;

void *t1(void *arg)
{
    flag1 = 1; // RACE!
    turn = 1; // RACE!
    while (flag2 == 1 && turn == 1) // RACE!
        ;
    x = 0; // RACE
    flag1 = 0; // RACE!
    return 0;
}

void *t2(void *arg)
{
    flag2 = 1; // RACE!
    turn = 0; // RACE!
    while (flag1 == 1 && turn == 0) // RACE!
        ;
    x = 1; // RACE
    flag2 = 0; // RACE!
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return x;
}
