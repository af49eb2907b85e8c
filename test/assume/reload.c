/* A-RELOAD: a pointer loaded twice is the same if the function itself does not store there. Here a
 * callee puts another object in its place between the lock and the access. */
#include <pthread.h>
#include <stdlib.h>

struct item {
    pthread_mutex_t lock;
    long value;
};
struct slot {
    struct item *item;
};

static struct item *first, *second;

static void change(struct slot *slot)
{
    slot->item = slot->item == first ? second : first;
}

static void *work(void *arg)
{
    struct slot *slot = arg;
    struct item *locked = slot->item;
#ifndef CONTROL
    pthread_mutex_lock(&slot->item->lock);
#endif
    change(slot);
    slot->item->value++; /* MISSED */
#ifndef CONTROL
    pthread_mutex_unlock(&locked->lock);
#endif
    (void)locked;
    return NULL;
}

static struct item *make_item(void)
{
    struct item *item = malloc(sizeof *item);
    pthread_mutex_init(&item->lock, NULL);
    item->value = 0;
    return item;
}

int main(void)
{
    first = make_item();
    second = make_item();
    struct slot slots[2] = {{first}, {second}};
    pthread_t a, b;
    pthread_create(&a, NULL, work, &slots[0]);
    pthread_create(&b, NULL, work, &slots[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
