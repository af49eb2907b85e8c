#include <pthread.h>
#include <unistd.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int data;
static int check(int v) { return v > 3 ? -1 : 0; }
static int update(int v)
{
    pthread_mutex_lock(&m);
    if (check(v) < 0)
        goto unlock;
    data = v;
unlock:
    pthread_mutex_unlock(&m);
    return data;
}
static void *w(void *p) { for (int i = 0; i < 10; i++) update(i); return p; }
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, w, NULL);
    pthread_create(&b, NULL, w, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
