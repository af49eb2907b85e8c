// the threads use different members of the nested structure
#include <pthread.h>
#include <stdio.h>

struct point {
    int x, y;
};

struct shape {
    struct point corner[2];
    struct {
        int red, green, blue;
    } color;
};

static struct shape shape;

static void *move(void *arg)
{
    struct shape *s = arg;

    for (int i = 0; i < 50; i++) {
        s->corner[0].x++; // NORACE
        s->corner[1].y++; // NORACE
    }
    return NULL;
}

static void *paint(void *arg)
{
    struct shape *s = arg;

    for (int i = 0; i < 50; i++) {
        s->color.green++; // NORACE
        s->color.red = s->corner[1].x; // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, move, &shape);
    pthread_create(&b, NULL, paint, &shape);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shape.color.red); // NORACE
    return 0;
}
