// One thread pays rent, the other pays wages, between the same two accounts.
#include <pthread.h>
#include <stdio.h>
struct account { pthread_mutex_t m; int cents; };
struct account alice = { PTHREAD_MUTEX_INITIALIZER, 100 };
struct account bob = { PTHREAD_MUTEX_INITIALIZER, 100 };
pthread_mutex_t bank_lock = PTHREAD_MUTEX_INITIALIZER;

void pay(struct account *src, struct account *dst, int n)
{
    pthread_mutex_lock(&bank_lock);
    pthread_mutex_lock(&src->m);
    pthread_mutex_lock(&dst->m);
    src->cents -= n;
    dst->cents += n;
    pthread_mutex_unlock(&dst->m);
    pthread_mutex_unlock(&src->m);
    pthread_mutex_unlock(&bank_lock);
}

void *rent(void *u) { for (int i = 0; i < 10; i++) pay(&alice, &bob, 1); return u; }
void *wage(void *u) { for (int i = 0; i < 10; i++) pay(&bob, &alice, 2); return u; }

int main(void)
{
    pthread_t r, w;
    if (pthread_create(&r, NULL, rent, NULL) || pthread_create(&w, NULL, wage, NULL))
        return 1;
    pthread_join(r, NULL);
    pthread_join(w, NULL);
    printf("%d %d\n", alice.cents, bob.cents);
    return 0;
}
