#include <pthread.h>
#define N 6
static pthread_mutex_t part[N];
static int data[N];
static void lock_all(void)
{
    for (int i = N - 1; i >= 0; i--)
        pthread_mutex_lock(&part[i]); // DEADLOCK!
}
static void unlock_all(void)
{
    for (int i = 0; i < N; i++)
        pthread_mutex_unlock(&part[i]);
}
static void *snapshot(void *p)
{
    lock_all(); // DEADLOCK
    int sum = 0;
    for (int i = 0; i < N; i++) sum += data[i];
    unlock_all();
    return sum ? p : NULL;
}
static void *mover(void *p)
{
    for (int i = 0; i + 1 < N; i++) {
        pthread_mutex_lock(&part[i]); // DEADLOCK
        pthread_mutex_lock(&part[i + 1]); // DEADLOCK!
        data[i]--;
        data[i + 1]++;
        pthread_mutex_unlock(&part[i + 1]);
        pthread_mutex_unlock(&part[i]);
    }
    return p;
}
int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < N; i++) pthread_mutex_init(&part[i], NULL);
    pthread_create(&a, NULL, snapshot, NULL);
    pthread_create(&b, NULL, mover, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
