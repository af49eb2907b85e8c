// a monitor for readers and writers whose readers do not look for a writer
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ok = PTHREAD_COND_INITIALIZER;
static int readers, writing;
static int balance;

static void read_begin(void)
{
    pthread_mutex_lock(&m);
    readers++;
    pthread_mutex_unlock(&m);
}

static void read_end(void)
{
    pthread_mutex_lock(&m);
    readers--;
    pthread_cond_broadcast(&ok);
    pthread_mutex_unlock(&m);
}

static void write_begin(void)
{
    pthread_mutex_lock(&m);
    while (writing || readers > 0)
        pthread_cond_wait(&ok, &m);
    writing = 1;
    pthread_mutex_unlock(&m);
}

static void write_end(void)
{
    pthread_mutex_lock(&m);
    writing = 0;
    pthread_cond_broadcast(&ok);
    pthread_mutex_unlock(&m);
}

static void *auditor(void *arg)
{
    int seen = 0;
    for (int i = 0; i < 50; i++) {
        read_begin();
        seen += balance; // RACE!
        read_end();
    }
    return (void *)(long)seen;
}

static void *teller(void *arg)
{
    for (int i = 0; i < 50; i++) {
        write_begin();
        balance += 10; // RACE!
        write_end();
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, auditor, NULL);
    pthread_create(&b, NULL, teller, NULL);
    pthread_create(&c, NULL, teller, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    printf("%d\n", balance);
    return 0;
}
