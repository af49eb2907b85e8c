// Consumer looks at the count before it takes the lock
#include <pthread.h>
#include <stdio.h>

#define MAX 10
int buffer[MAX];
int fill = 0, use = 0, count = 0;
int finished = 0;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void put(int value)
{
    buffer[fill] = value;
    fill = (fill + 1) % MAX;
    count++; // RACE!
}

int get(void)
{
    int tmp = buffer[use];
    use = (use + 1) % MAX;
    count--; // RACE!
    return tmp;
}

void *producer(void *arg)
{
    int i = 0, loops = *(int *)arg;
    while (i < loops) {
        pthread_mutex_lock(&mutex);
        if (count < MAX)
            put(i++);
        pthread_mutex_unlock(&mutex);
    }
    pthread_mutex_lock(&mutex);
    finished = 1;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

void *consumer(void *arg)
{
    long sum = 0;
    for (;;) {
        if (count == 0) { // RACE!
            int end;
            pthread_mutex_lock(&mutex);
            end = finished && count == 0;
            pthread_mutex_unlock(&mutex);
            if (end)
                break;
            continue;
        }
        pthread_mutex_lock(&mutex);
        if (count > 0)
            sum += get();
        pthread_mutex_unlock(&mutex);
    }
    printf("%ld\n", sum);
    return arg;
}

int main(void)
{
    pthread_t p, c1, c2;
    int loops = 1000;
    pthread_create(&p, NULL, producer, &loops);
    pthread_create(&c1, NULL, consumer, NULL);
    pthread_create(&c2, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c1, NULL);
    pthread_join(c2, NULL);
    return 0;
}
