// A controller and cars: the door state is changed by the car without the lock of its record
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#define CARS 2
struct car { pthread_mutex_t lock; pthread_cond_t moved; int floor, target, door_open; };
static struct car cars[CARS];
static void *car_main(void *arg)
{
    struct car *c = arg;
    for (int trips = 0; trips < 20; trips++) {
        pthread_mutex_lock(&c->lock);
        while (c->floor == c->target && trips < 19)
            pthread_cond_wait(&c->moved, &c->lock);
        c->floor += c->floor < c->target ? 1 : -1;
        pthread_mutex_unlock(&c->lock);
        c->door_open = c->floor == c->target; // RACE! d t
    }
    return NULL;
}
static void *controller(void *arg)
{
    (void)arg;
    for (int i = 0; i < 40; i++) {
        struct car *c = &cars[i % CARS];
        pthread_mutex_lock(&c->lock);
        if (!c->door_open) // RACE! d
            c->target = i * 7 % 10; // RACE! t
        pthread_cond_signal(&c->moved);
        pthread_mutex_unlock(&c->lock);
        usleep(10);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[CARS], k;
    for (int i = 0; i < CARS; i++) {
        pthread_mutex_init(&cars[i].lock, NULL);
        pthread_cond_init(&cars[i].moved, NULL);
        pthread_create(&t[i], NULL, car_main, &cars[i]);
    }
    pthread_create(&k, NULL, controller, NULL);
    pthread_join(k, NULL);
    for (int i = 0; i < CARS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
