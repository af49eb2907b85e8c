// functions whose name begins with __VERIFIER_atomic_ run without interruption
#include <pthread.h>
extern void abort(void);
void reach_error(void) { abort(); }

volatile int tickets;
int served;

int __VERIFIER_atomic_take(void)
{
    int mine = tickets; // RACE!
    tickets = mine + 1; // RACE!
    return mine;
}

void reset(void)
{
    if (tickets > 100) // RACE!
        tickets = 0; // RACE!
}

void *customer(void *arg)
{
    int mine = __VERIFIER_atomic_take();
    if (mine < 0)
        reach_error();
    return 0;
}

void *clerk(void *arg)
{
    for (int i = 0; i < 3; i++)
        reset();
    return 0;
}

int main(void)
{
    pthread_t t1, t2, t3;
    pthread_create(&t1, NULL, customer, NULL);
    pthread_create(&t2, NULL, customer, NULL);
    pthread_create(&t3, NULL, clerk, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    pthread_join(t3, NULL);
    return 0;
}
