// two loops that wait for each other's flag on a condition variable
#include <pthread.h>
extern void abort(void);

int num;
unsigned long total;
int flag;
pthread_mutex_t m;
pthread_cond_t empty, full;

void *thread1(void *arg)
{
    int i = 0;
    while (i < 3) {
        pthread_mutex_lock(&m);
        while (num > 0)
            pthread_cond_wait(&empty, &m);
        num++;
        pthread_mutex_unlock(&m);
        pthread_cond_signal(&full);
        i++;
    }
    return 0;
}

void *thread2(void *arg)
{
    int j = 0;
    while (j < 3) {
        pthread_mutex_lock(&m);
        while (num == 0)
            pthread_cond_wait(&full, &m);
        total = total + j;
        num--;
        pthread_mutex_unlock(&m);
        pthread_cond_signal(&empty);
        j++;
    }
    pthread_mutex_lock(&m);
    total = total + 1;
    flag = 1;
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_mutex_init(&m, 0);
    pthread_cond_init(&empty, 0);
    pthread_cond_init(&full, 0);
    pthread_create(&t1, 0, thread1, 0);
    pthread_create(&t2, 0, thread2, 0);
    pthread_join(t1, 0);
    pthread_mutex_lock(&m);
    if (flag)
        if (total != 4)
            abort();
    pthread_mutex_unlock(&m);
    pthread_join(t2, 0);
    return 0;
}
