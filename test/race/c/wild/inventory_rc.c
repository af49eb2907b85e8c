// Orders against an inventory: a price change without lock, a report that holds the wrong one
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ITEMS 8

typedef struct item {
    char name[16];
    int stock;
    double price;
    pthread_mutex_t lock;
} item_t;

typedef struct order {
    int item;
    int quantity;
    struct order *next;
} order_t;

static item_t items[ITEMS];
static order_t *orders;
static int n_orders;
static pthread_mutex_t orders_lock = PTHREAD_MUTEX_INITIALIZER;
static double revenue;
static pthread_mutex_t revenue_lock = PTHREAD_MUTEX_INITIALIZER;

static void add_order(int item, int quantity)
{
    order_t *o = malloc(sizeof *o);
    o->item = item;
    o->quantity = quantity;
    pthread_mutex_lock(&orders_lock);
    o->next = orders;
    orders = o;
    n_orders++;
    pthread_mutex_unlock(&orders_lock);
}

static order_t *take_order(void)
{
    order_t *o;
    pthread_mutex_lock(&orders_lock);
    o = orders;
    if (o) {
        orders = o->next;
        n_orders--;
    }
    pthread_mutex_unlock(&orders_lock);
    return o;
}

static void fulfil(order_t *o)
{
    item_t *it = &items[o->item];
    double amount = 0;
    pthread_mutex_lock(&it->lock);
    if (it->stock >= o->quantity) {
        it->stock -= o->quantity; // RACE! s
        amount = it->price * o->quantity; // RACE! p
    }
    pthread_mutex_unlock(&it->lock);
    pthread_mutex_lock(&revenue_lock);
    revenue += amount;
    pthread_mutex_unlock(&revenue_lock);
}

static void *clerk(void *arg)
{
    order_t *o;
    (void)arg;
    while ((o = take_order())) {
        fulfil(o);
        free(o);
    }
    return NULL;
}

static void *manager(void *arg)
{
    (void)arg;
    for (int i = 0; i < ITEMS; i++)
        items[i].price *= 1.1; // RACE! p
    return NULL;
}

static void *supplier(void *arg)
{
    (void)arg;
    for (int r = 0; r < 10; r++)
        for (int i = 0; i < ITEMS; i++) {
            pthread_mutex_lock(&items[i].lock);
            items[i].stock += 5; // RACE! s
            pthread_mutex_unlock(&items[i].lock);
        }
    return NULL;
}

static void *report(void *arg)
{
    int total = 0;
    (void)arg;
    pthread_mutex_lock(&revenue_lock);
    for (int i = 0; i < ITEMS; i++)
        total += items[i].stock; // RACE! s
    printf("stock %d, revenue %.2f\n", total, revenue);
    pthread_mutex_unlock(&revenue_lock);
    return NULL;
}

int main(void)
{
    pthread_t clerks[3], m, s, r;
    for (int i = 0; i < ITEMS; i++) {
        snprintf(items[i].name, sizeof items[i].name, "item-%d", i);
        items[i].stock = 20;
        items[i].price = 1.0 + i;
        pthread_mutex_init(&items[i].lock, NULL);
    }
    for (int i = 0; i < 100; i++)
        add_order(i % ITEMS, 1 + i % 3);
    for (int i = 0; i < 3; i++)
        pthread_create(&clerks[i], NULL, clerk, NULL);
    pthread_create(&m, NULL, manager, NULL);
    pthread_create(&s, NULL, supplier, NULL);
    pthread_create(&r, NULL, report, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(clerks[i], NULL);
    pthread_join(m, NULL);
    pthread_join(s, NULL);
    pthread_join(r, NULL);
    for (int i = 0; i < ITEMS; i++)
        printf("%s %d\n", items[i].name, items[i].stock);
    return 0;
}
