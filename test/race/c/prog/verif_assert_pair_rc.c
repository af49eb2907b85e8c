// in the style of verification tasks: pair of globals, one of three critical sections unlocked
extern void abort(void);
extern int nondet_int(void);
void reach_error(void) { abort(); }
#include <pthread.h>

int data1 = 10, data2 = 10;
pthread_mutex_t ma, mb;

void *thread1(void *arg)
{
    pthread_mutex_lock(&ma);
    data1 = data1 + 1; // RACE!
    pthread_mutex_unlock(&ma);

    pthread_mutex_lock(&ma);
    data2 = data2 + 1;
    pthread_mutex_unlock(&ma);
    return 0;
}

void *thread2(void *arg)
{
    pthread_mutex_lock(&mb);
    data1 = data1 + 5; // RACE!
    pthread_mutex_unlock(&mb);

    pthread_mutex_lock(&ma);
    data2 = data2 - 6;
    pthread_mutex_unlock(&ma);
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    int x = nondet_int();

    pthread_mutex_init(&ma, 0);
    pthread_mutex_init(&mb, 0);
    pthread_create(&t1, 0, thread1, 0);
    if (x)
        pthread_create(&t2, 0, thread2, 0);
    pthread_join(t1, 0);
    if (x)
        pthread_join(t2, 0);
    if (data1 != 16 && data2 != 5)
        reach_error();
    return 0;
}
