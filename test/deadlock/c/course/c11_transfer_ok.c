#include <stdio.h>
#include <threads.h>

typedef struct { mtx_t lock; int value; } cell;
static cell cells[2];

static int move_value(cell *src, cell *dst)
{
    mtx_lock(&src->lock);
    if (mtx_trylock(&dst->lock) != thrd_success) {
        mtx_unlock(&src->lock);
        return 0;
    }
    dst->value += src->value;
    src->value = 0;
    mtx_unlock(&dst->lock);
    mtx_unlock(&src->lock);
    return 1;
}

static int left_to_right(void *p)
{
    (void)p;
    while (!move_value(&cells[0], &cells[1]))
        thrd_yield();
    return 0;
}

static int right_to_left(void *p)
{
    (void)p;
    while (!move_value(&cells[1], &cells[0]))
        thrd_yield();
    return 0;
}

int main(void)
{
    thrd_t a, b;
    mtx_init(&cells[0].lock, mtx_plain);
    mtx_init(&cells[1].lock, mtx_plain);
    cells[0].value = 1;
    thrd_create(&a, left_to_right, NULL);
    thrd_create(&b, right_to_left, NULL);
    thrd_join(a, NULL);
    thrd_join(b, NULL);
    printf("%d\n", cells[0].value + cells[1].value);
    return 0;
}
