// the address of a local is kept by another thread
#include <pthread.h>
#include <unistd.h>
static void *Thread(void *arg)
{
    int *p = arg;
    *p = 42; // RACE!
    return NULL;
}
static int start(void)
{
    int local = 0;
    pthread_t t;
    pthread_create(&t, NULL, Thread, &local);
    local++; // RACE!
    pthread_join(t, NULL);
    return local;
}
int main(void)
{
    return start() != 42;
}
