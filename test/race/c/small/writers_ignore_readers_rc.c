// Writers wait for writers only, not for those who read
// tsan: no: the monitor's own lock mostly orders what it sees
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t mon = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ok_read = PTHREAD_COND_INITIALIZER, ok_write = PTHREAD_COND_INITIALIZER;
static int AR, WR, AW, WW;
static struct { int version; char body[32]; } page;
static void start_read(void)
{
    pthread_mutex_lock(&mon);
    while (AW + WW > 0) {
        WR++;
        pthread_cond_wait(&ok_read, &mon);
        WR--;
    }
    AR++;
    pthread_mutex_unlock(&mon);
}
static void end_read(void)
{
    pthread_mutex_lock(&mon);
    AR--;
    if (AR == 0 && WW > 0)
        pthread_cond_signal(&ok_write);
    pthread_mutex_unlock(&mon);
}
static void start_write(void)
{
    pthread_mutex_lock(&mon);
    while (AW + WR > 0) {
        WW++;
        pthread_cond_wait(&ok_write, &mon);
        WW--;
    }
    AW++;
    pthread_mutex_unlock(&mon);
}
static void end_write(void)
{
    pthread_mutex_lock(&mon);
    AW--;
    if (WW > 0)
        pthread_cond_signal(&ok_write);
    else if (WR > 0)
        pthread_cond_broadcast(&ok_read);
    pthread_mutex_unlock(&mon);
}
static void *reader(void *arg)
{
    int seen = 0;
    (void)arg;
    for (int i = 0; i < 20; i++) {
        start_read();
        seen += page.version + page.body[0]; // RACE!
        end_read();
    }
    return (void *)(long)seen;
}
static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20; i++) {
        start_write();
        page.version++; // RACE!
        snprintf(page.body, sizeof page.body, "v%d", page.version); // RACE!
        end_write();
    }
    return NULL;
}
int main(void)
{
    pthread_t r[3], w[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&r[i], NULL, reader, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(r[i], NULL);
    return page.version != 40;
}
