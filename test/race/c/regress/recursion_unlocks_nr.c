// a recursive function gives the lock back at its end; whoever calls it counts on the lock or not
#include <pthread.h>

int depth_sum;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void descend(int n)
{
    if (n == 0) {
        return;
    }
    depth_sum += n;
    descend(n - 1);
    depth_sum--;
}

void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    descend(4);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return depth_sum;
}
