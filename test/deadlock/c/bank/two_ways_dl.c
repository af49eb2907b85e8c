// One thread pays rent, the other pays wages, between the same two accounts.
#include <pthread.h>
#include <stdio.h>
struct account { pthread_mutex_t m; int cents; };
struct account alice = { PTHREAD_MUTEX_INITIALIZER, 100 };
struct account bob = { PTHREAD_MUTEX_INITIALIZER, 100 };

void pay(struct account *src, struct account *dst, int n)
{
    pthread_mutex_lock(&src->m);
    pthread_mutex_lock(&dst->m); // DEADLOCK!
    src->cents -= n;
    dst->cents += n;
    pthread_mutex_unlock(&dst->m);
    pthread_mutex_unlock(&src->m);
}

void *rent(void *u) { for (int i = 0; i < 10; i++) pay(&alice, &bob, 1); return u; } // DEADLOCK
void *wage(void *u) { for (int i = 0; i < 10; i++) pay(&bob, &alice, 2); return u; } // DEADLOCK

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
