// two locks, the second by trylock with back-off
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void move_xy(int n)
{
    for (;;) {
        pthread_mutex_lock(&a);
        if (pthread_mutex_trylock(&b) == 0)
            break;
        pthread_mutex_unlock(&a);
        sched_yield();
    }
    x -= n; // NORACE
    y += n; // NORACE
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
}

static void move_yx(int n)
{
    int rc;
    do {
        pthread_mutex_lock(&b);
        rc = pthread_mutex_trylock(&a);
        if (rc != 0)
            pthread_mutex_unlock(&b);
    } while (rc != 0);
    y -= n; // NORACE
    x += n; // NORACE
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
}

static void *left(void *p)
{
    for (int i = 0; i < 100; i++)
        move_xy(i);
    return p;
}

static void *right(void *p)
{
    for (int i = 0; i < 100; i++)
        move_yx(i);
    return p;
}

int main(void)
{
    pthread_t l, r;
    pthread_create(&l, NULL, left, NULL);
    pthread_create(&r, NULL, right, NULL);
    pthread_join(l, NULL);
    pthread_join(r, NULL);
    printf("%d %d\n", x, y);
    return 0;
}
