// C11 threads.
#include <threads.h>
static mtx_t in, out;
static int moved;
static int mover(void *arg)
{
    mtx_lock(&in);
    mtx_lock(&out);
    moved++;
    mtx_unlock(&out);
    mtx_unlock(&in);
    return arg != 0;
}
static int undo(void *arg)
{
    mtx_lock(&in);
    mtx_lock(&out);
    moved--;
    mtx_unlock(&in);
    mtx_unlock(&out);
    return arg != 0;
}
int main(void)
{
    thrd_t a, b;
    mtx_init(&in, mtx_plain);
    mtx_init(&out, mtx_plain);
    thrd_create(&a, mover, 0);
    thrd_create(&b, undo, 0);
    thrd_join(a, 0);
    thrd_join(b, 0);
    return 0;
}
