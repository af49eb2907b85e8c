/* Tables of functions, objects with their own functions, callbacks with arguments. */
#include <stdlib.h>
struct shape;
struct ops {
    int (*area)(struct shape *);
    void (*grow)(struct shape *, int);
};
struct shape {
    const struct ops *ops;
    int w, h;
    struct shape *next;
    void (*done)(void *);
    void *arg;
};
static int finished, *where = &finished;
static int square_area(struct shape *s) { return s->w * s->w; }
static int box_area(struct shape *s) { return s->w * s->h; }
static void square_grow(struct shape *s, int by) { s->w += by; }
static void box_grow(struct shape *s, int by) { s->w += by, s->h += by; }
static const struct ops square_ops = {square_area, square_grow}, box_ops = {box_area, box_grow};
static void count(void *arg) { ++*(int *)arg; }
static void forward(void *arg) { ++**(int **)arg; }
static struct shape *shape_new(const struct ops *ops, struct shape *next)
{
    struct shape *s = calloc(1, sizeof *s);
    s->ops = ops;
    s->w = 2, s->h = 3;
    s->next = next;
    return s;
}
static int (*const steps[])(struct shape *) = {square_area, box_area};
int main(void)
{
    struct shape *all = NULL;
    int sum = 0;
    for (int i = 0; i < 6; i++) {
        all = shape_new(i % 2 ? &square_ops : &box_ops, all);
        all->done = i % 3 ? count : forward;
        all->arg = i % 3 ? (void *)&finished : (void *)&where;
    }
    for (struct shape *s = all; s; s = s->next) {
        s->ops->grow(s, 1);
        sum += s->ops->area(s) + steps[sum & 1](s);
        s->done(s->arg);
    }
    return sum + finished == 0;
}
