#include <pthread.h>
#include <stdio.h>

typedef struct {
    pthread_mutex_t lock;
    int seats;
} flight_t;

static flight_t outbound = { PTHREAD_MUTEX_INITIALIZER, 100 };
static flight_t inbound = { PTHREAD_MUTEX_INITIALIZER, 100 };

static int book_pair(flight_t *first, flight_t *second)
{
    int ok = 0;
    pthread_mutex_lock(&first->lock); // DEADLOCK
    if (first->seats > 0) {
        pthread_mutex_lock(&second->lock); // DEADLOCK!
        if (second->seats > 0) {
            first->seats--;
            second->seats--;
            ok = 1;
        }
        pthread_mutex_unlock(&second->lock);
    }
    pthread_mutex_unlock(&first->lock);
    return ok;
}

static void *agency_a(void *arg)
{
    for (int i = 0; i < 50; i++)
        book_pair(&outbound, &inbound); // DEADLOCK
    return arg;
}

static void *agency_b(void *arg)
{
    for (int i = 0; i < 50; i++)
        book_pair(&inbound, &outbound); // DEADLOCK
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, agency_a, NULL);
    pthread_create(&b, NULL, agency_b, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", outbound.seats, inbound.seats);
    return 0;
}
