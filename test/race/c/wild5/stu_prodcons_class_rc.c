// a circular buffer whose count is tested outside of the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#define BUFFER_SIZE 5
int buffer[BUFFER_SIZE], in = 0, out = 0, count = 0;
pthread_mutex_t mutex;
void *producer(void *param)
{
    int item;
    for (int i = 0; i < 20; i++) {
        item = i;
        while (count == BUFFER_SIZE) // RACE!
            ;
        pthread_mutex_lock(&mutex);
        buffer[in] = item;
        in = (in + 1) % BUFFER_SIZE;
        count++; // RACE!
        pthread_mutex_unlock(&mutex);
    }
    pthread_exit(0);
}
void *consumer(void *param)
{
    int item;
    for (int i = 0; i < 20; i++) {
        while (count == 0) // RACE!
            ;
        pthread_mutex_lock(&mutex);
        item = buffer[out];
        out = (out + 1) % BUFFER_SIZE;
        count--; // RACE!
        pthread_mutex_unlock(&mutex);
        printf("consumed %d\n", item);
    }
    pthread_exit(0);
}
int main(int argc, char *argv[])
{
    pthread_t p, c;
    pthread_mutex_init(&mutex, NULL);
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    pthread_mutex_destroy(&mutex);
    return 0;
}
