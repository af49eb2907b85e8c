// one-lane bridge: the count of cars is looked at outside of the monitor
#include <pthread.h>
#include <stdio.h>
enum { EAST, WEST };
static struct {
    pthread_mutex_t lock;
    pthread_cond_t turn;
    int direction, on_bridge, crossed;
} bridge = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, EAST, 0, 0 };

static void arrive(int dir)
{
    pthread_mutex_lock(&bridge.lock);
    while (bridge.on_bridge > 0 && bridge.direction != dir)
        pthread_cond_wait(&bridge.turn, &bridge.lock);
    bridge.direction = dir;
    bridge.on_bridge++; // RACE! a
    pthread_mutex_unlock(&bridge.lock);
}

static void cross(int car)
{
    if (bridge.on_bridge > 3) // RACE! a
        fprintf(stderr, "car %d: crowded\n", car);
    bridge.crossed++; // RACE! b
}

static void leave(void)
{
    pthread_mutex_lock(&bridge.lock);
    if (--bridge.on_bridge == 0) // RACE! a
        pthread_cond_broadcast(&bridge.turn);
    pthread_mutex_unlock(&bridge.lock);
}

static void *car(void *arg)
{
    int id = (int)(long)arg;
    arrive(id % 2);
    cross(id);
    leave();
    return NULL;
}

int main(void)
{
    pthread_t cars[8];
    for (long i = 0; i < 8; i++)
        pthread_create(&cars[i], NULL, car, (void *)i);
    for (int i = 0; i < 8; i++)
        pthread_join(cars[i], NULL);
    printf("%d\n", bridge.crossed);
    return 0;
}
