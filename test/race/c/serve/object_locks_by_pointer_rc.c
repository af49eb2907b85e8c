// move() locks the source twice instead of source and target
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct shelf {
    pthread_mutex_t *lock;
    int books;
};

static struct shelf *shelf_new(int books)
{
    struct shelf *s = malloc(sizeof(*s));

    s->lock = malloc(sizeof(pthread_mutex_t));
    pthread_mutex_init(s->lock, NULL);
    s->books = books; // NORACE
    return s;
}

static void move(struct shelf *from, struct shelf *to)
{
    pthread_mutex_lock(from->lock);
    if (from->books > 0) { // RACE!
        from->books--; // RACE!
        to->books++; // RACE!
    }
    pthread_mutex_unlock(from->lock);
}

struct pair {
    struct shelf *a, *b;
};

static void *mover(void *arg)
{
    struct pair *p = arg;

    for (int i = 0; i < 100; i++)
        move(p->a, p->b);
    return NULL;
}

int main(void)
{
    struct shelf *x = shelf_new(50), *y = shelf_new(50);
    struct pair there = {x, y}, back = {y, x};
    pthread_t t[2];

    pthread_create(&t[0], NULL, mover, &there);
    pthread_create(&t[1], NULL, mover, &back);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", x->books + y->books); // NORACE
    return 0;
}
