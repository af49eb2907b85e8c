#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stock = 10;
static int sell(int n)
{
    if (n <= 0)
        goto out;
    pthread_mutex_lock(&m);
    if (stock < n)
        n = -1;
    else
        stock -= n;
out:
    pthread_mutex_unlock(&m); // DEADLOCK!
    return n;
}
static void *shop(void *p) { for (int i = 0; i < 5; i++) sell(i); return p; }
int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, shop, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return 0;
}
