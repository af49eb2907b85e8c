// A union in a message: the tag says which member, both sides under the lock
#include <pthread.h>
#include <stdio.h>
struct msg { int kind; union { int number; char text[16]; } u; };
static struct msg cell;
static int full;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *sender(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        while (full)
            pthread_cond_wait(&c, &m);
        cell.kind = i & 1;
        if (cell.kind)
            snprintf(cell.u.text, sizeof cell.u.text, "no %d", i);
        else
            cell.u.number = i;
        full = 1;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    for (int i = 0; i < 10; i++) {
        struct msg got;
        pthread_mutex_lock(&m);
        while (!full)
            pthread_cond_wait(&c, &m);
        got = cell;
        full = 0;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
        if (got.kind)
            puts(got.u.text);
        else
            printf("%d\n", got.u.number);
    }
    pthread_join(t, NULL);
    return 0;
}
