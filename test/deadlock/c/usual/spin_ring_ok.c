#include <pthread.h>
static pthread_spinlock_t l[3];
static long v[3];
static void *t0(void *p)
{
    pthread_spin_lock(&l[0]);
    pthread_spin_lock(&l[1]);
    v[0]++; v[1]++;
    pthread_spin_unlock(&l[1]);
    pthread_spin_unlock(&l[0]);
    return p;
}
static void *t1(void *p)
{
    pthread_spin_lock(&l[1]);
    pthread_spin_lock(&l[2]);
    v[1]++; v[2]++;
    pthread_spin_unlock(&l[2]);
    pthread_spin_unlock(&l[1]);
    return p;
}
static void *t2(void *p)
{
    pthread_spin_lock(&l[0]);
    pthread_spin_lock(&l[2]);
    v[0]++; v[2]++;
    pthread_spin_unlock(&l[0]);
    pthread_spin_unlock(&l[2]);
    return p;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++) pthread_spin_init(&l[i], 0);
    pthread_create(&t[0], NULL, t0, NULL);
    pthread_create(&t[1], NULL, t1, NULL);
    pthread_create(&t[2], NULL, t2, NULL);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
