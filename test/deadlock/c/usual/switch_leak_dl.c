#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int reg[4];
static int command(int op, int n)
{
    int rc = 0;
    pthread_mutex_lock(&m); // DEADLOCK
    switch (op) { // DEADLOCK!
    case 0: reg[n] = 0; break;
    case 1: reg[n]++; break;
    case 2: rc = reg[n]; break;
    default: // DEADLOCK
        return -1; // DEADLOCK
    }
    pthread_mutex_unlock(&m);
    return rc;
}
static void *client(void *arg)
{
    int n = (int)(long)arg;
    for (int i = 0; i < 50; i++)
        command((i * 7 + n) % 5, n);
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, client, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
