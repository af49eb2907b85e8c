// a whole record is assigned while a field is written
#include <pthread.h>
struct cfg {
    int a, b, c;
};
static struct cfg now, fresh = { 1, 2, 3 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *reload(void *p)
{
    pthread_mutex_lock(&m);
    now = fresh; // RACE!
    pthread_mutex_unlock(&m);
    return p;
}
static void *tweak(void *p)
{
    now.b = 9; // RACE!
    return p;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, reload, 0);
    pthread_create(&u, 0, tweak, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return now.b;
}
