// the address of a local escapes to a thread on one path only
// tsan: no: needs __VERIFIER_nondet_int
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int global;

static void *reader(void *arg)
{
    int *p = arg;
    pthread_mutex_lock(&m);
    global += *p; // RACE!
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    int local = 1;
    int other = 2;
    pthread_t t;
    pthread_create(&t, NULL, reader, __VERIFIER_nondet_int() ? &local : &global);
    other++;
    local++; // RACE!
    pthread_join(t, NULL);
    return local + other;
}
