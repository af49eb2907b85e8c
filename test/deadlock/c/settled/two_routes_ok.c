/* Two routes over the same two locks, crosswise, one at a time. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
enum { N = 2 };
struct account { pthread_mutex_t lock; long cents; };
static struct account *accounts[N];
struct route { struct account *from, *to; };
static struct route forth, back;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static void *pay(void *a)
{
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&one_at_a_time);
        pthread_mutex_lock(&forth.from->lock);
        pthread_mutex_lock(&forth.to->lock);
        forth.from->cents--;
        forth.to->cents++;
        pthread_mutex_unlock(&forth.to->lock);
        pthread_mutex_unlock(&forth.from->lock);
        pthread_mutex_unlock(&one_at_a_time);
    }
    return a;
}
static void *refund(void *a)
{
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&one_at_a_time);
        pthread_mutex_lock(&back.from->lock);
        pthread_mutex_lock(&back.to->lock);
        back.from->cents--;
        back.to->cents++;
        pthread_mutex_unlock(&back.to->lock);
        pthread_mutex_unlock(&back.from->lock);
        pthread_mutex_unlock(&one_at_a_time);
    }
    return a;
}
int main(void)
{
    pthread_t t, u;
    for (int i = 0; i < N; i++) {
        accounts[i] = calloc(1, sizeof *accounts[i]);
        pthread_mutex_init(&accounts[i]->lock, NULL);
    }
    forth.from = accounts[0];
    forth.to = accounts[1];
    back.from = accounts[1];
    back.to = accounts[0];
    pthread_create(&t, NULL, pay, NULL);
    pthread_create(&u, NULL, refund, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    printf("%ld\n", accounts[0]->cents);
    return 0;
}
