// a seqlock around plain data: the reader that has to retry raced
#include <pthread.h>
#include <stdatomic.h>

struct point { double x, y, z; };
static atomic_uint seq;
static struct point where;

static void move_to(double x, double y, double z)
{
    atomic_fetch_add(&seq, 1);
    where.x = x; // RACE! x
    where.y = y; // RACE! y
    where.z = z; // RACE! z
    atomic_fetch_add(&seq, 1);
}
static struct point get(void)
{
    struct point p;
    unsigned before;
    do {
        while ((before = atomic_load(&seq)) & 1)
            ;
        p.x = where.x; // RACE! x
        p.y = where.y; // RACE! y
        p.z = where.z; // RACE! z
    } while (atomic_load(&seq) != before);
    return p;
}
static void *mover(void *arg)
{
    (void)arg;
    for (int i = 0; i < 500; i++)
        move_to(i, i * 2, i * 3);
    return NULL;
}
int main(void)
{
    pthread_t t;
    double s = 0;
    pthread_create(&t, NULL, mover, NULL);
    for (int i = 0; i < 500; i++) {
        struct point p = get();
        s += p.x + p.y + p.z;
    }
    pthread_join(t, NULL);
    return s > 0;
}
