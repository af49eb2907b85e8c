// Devices of two kinds embed a base; operations through a table lock the base
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#define container_of(p, t, m) ((t *)((char *)(p) - offsetof(t, m)))
struct base;
struct ops { void (*tick)(struct base *); };
struct base { const struct ops *ops; pthread_mutex_t lock; int ticks; };
struct led { int on; struct base base; };
struct fan { struct base base; int rpm; };
static void led_tick(struct base *b)
{
    struct led *l = container_of(b, struct led, base);
    l->on = !l->on;
}
static void fan_tick(struct base *b)
{
    struct fan *f = container_of(b, struct fan, base);
    f->rpm += 10;
}
static const struct ops led_ops = { led_tick }, fan_ops = { fan_tick };
static struct led led = { 0, { &led_ops, PTHREAD_MUTEX_INITIALIZER, 0 } };
static struct fan fan = { { &fan_ops, PTHREAD_MUTEX_INITIALIZER, 0 }, 0 };
static struct base *all[] = { &led.base, &fan.base };
static void *ticker(void *arg)
{
    int n = (int)(long)arg;
    for (int i = 0; i < n; i++) {
        struct base *b = all[i % 2];
        pthread_mutex_lock(&b->lock);
        b->ticks++;
        b->ops->tick(b);
        pthread_mutex_unlock(&b->lock);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, ticker, (void *)10L);
    pthread_create(&b, NULL, ticker, (void *)20L);
    pthread_mutex_lock(&fan.base.lock);
    printf("%d\n", fan.rpm);
    pthread_mutex_unlock(&fan.base.lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", led.on, fan.rpm);
    return 0;
}
