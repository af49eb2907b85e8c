// a buffer is copied while it is filled
#include <pthread.h>
#include <string.h>
static char src[128], dst[128];
static void *fill(void *p)
{
    memset(src, 'x', sizeof src - 1); // RACE!
    return p;
}
static void *copy(void *p)
{
    memcpy(dst, src, sizeof dst); // RACE!
    return p;
}
int main(void)
{
    pthread_t x, y;
    pthread_create(&x, 0, fill, 0);
    pthread_create(&y, 0, copy, 0);
    pthread_join(x, 0);
    pthread_join(y, 0);
    return dst[0];
}
