// a lock per account; closing day takes the locks one after the other, but works on the whole table
#include <pthread.h>

#define N 6
static pthread_mutex_t lock[N];
static int balance[N];
static int fees;

static void *customer(void *arg)
{
    int n = *(int *)arg;
    pthread_mutex_lock(&lock[n]);
    balance[n] += 10; // RACE!
    pthread_mutex_unlock(&lock[n]);
    return NULL;
}
static void *closing(void *arg)
{
    (void)arg;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&lock[i]);
        for (int k = 0; k <= i; k++)
            balance[k] -= 1; // RACE!
        fees++; // NORACE
        pthread_mutex_unlock(&lock[i]);
    }
    return NULL;
}
int main(void)
{
    pthread_t c[N], z;
    int id[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&lock[i], 0);
    for (int i = 0; i < N; i++) {
        id[i] = i;
        pthread_create(&c[i], 0, customer, &id[i]);
    }
    pthread_create(&z, 0, closing, 0);
    for (int i = 0; i < N; i++)
        pthread_join(c[i], 0);
    pthread_join(z, 0);
    return balance[0] + fees;
}
