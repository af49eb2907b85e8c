// Key/value store with stripes; resize touches a stripe's list without its lock
#include <pthread.h>
#include <stdlib.h>
#define STRIPES 4
#define CELLS 16

struct pair { int key, value; struct pair *next; };
static struct pair *cells[CELLS];
static pthread_mutex_t stripes[STRIPES];
static int sizes[STRIPES];

static void set(int key, int value)
{
    int s = key % STRIPES;
    pthread_mutex_lock(&stripes[s]);
    struct pair *p = malloc(sizeof *p);
    p->key = key;
    p->value = value;
    p->next = cells[key % CELLS];
    cells[key % CELLS] = p;
    sizes[s]++; // RACE!
    pthread_mutex_unlock(&stripes[s]);
}

static int size(void)
{
    int n = 0;
    for (int s = 0; s < STRIPES; s++)
        n += sizes[s]; // RACE!
    return n;
}

static void *client(void *arg)
{
    int base = *(int *)arg;
    for (int i = 0; i < 100; i++)
        set(base + i, i);
    return NULL;
}

static void *monitor(void *arg)
{
    int max = 0;
    (void)arg;
    for (int i = 0; i < 100; i++) {
        int n = size();
        if (n > max)
            max = n;
    }
    return (void *)(long)max;
}

int main(void)
{
    pthread_t c[2], m;
    int base[2] = { 0, 50 };
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&stripes[i], NULL);
    pthread_create(&c[0], NULL, client, &base[0]);
    pthread_create(&c[1], NULL, client, &base[1]);
    pthread_create(&m, NULL, monitor, NULL);
    pthread_join(c[0], NULL);
    pthread_join(c[1], NULL);
    pthread_join(m, NULL);
    return 0;
}
