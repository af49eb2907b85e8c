#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;
static int l, r;

static void *phase1(void *arg)
{
    pthread_mutex_lock(&left); // DEADLOCK
    pthread_mutex_lock(&right); // DEADLOCK!
    l++, r++;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return arg;
}

static void *phase2(void *arg)
{
    pthread_mutex_lock(&right); // DEADLOCK
    pthread_mutex_lock(&left); // DEADLOCK!
    l--, r--;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return arg;
}

int main(void)
{
    pthread_t a[2], b[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&a[i], NULL, phase1, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&b[i], NULL, phase2, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(a[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(b[i], NULL);
    printf("%d %d\n", l, r);
    return 0;
}
