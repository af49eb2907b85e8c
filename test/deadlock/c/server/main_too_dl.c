// The main thread takes them the other way round
// while the worker runs.
#include <pthread.h>
pthread_mutex_t A = PTHREAD_MUTEX_INITIALIZER, B = PTHREAD_MUTEX_INITIALIZER;
int x;
void *work(void *p)
{
    pthread_mutex_lock(&A);
    pthread_mutex_lock(&B); // DEADLOCK!
    x++;
    pthread_mutex_unlock(&B);
    pthread_mutex_unlock(&A);
    return p;
}
int main(void)
{
    pthread_t id;
    pthread_create(&id, NULL, work, NULL);
    pthread_mutex_lock(&B);
    pthread_mutex_lock(&A); // DEADLOCK!
    x--;
    pthread_mutex_unlock(&A);
    pthread_mutex_unlock(&B);
    pthread_join(id, NULL);
    return 0;
}
