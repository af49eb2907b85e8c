// the queue keeps a pointer to the sender's buffer, which is filled again
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct mailbox {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int full;
    const char *text;
};

static struct mailbox box = {.lock = PTHREAD_MUTEX_INITIALIZER,
                             .changed = PTHREAD_COND_INITIALIZER};

static void post(const char *text)
{
    pthread_mutex_lock(&box.lock);
    while (box.full)
        pthread_cond_wait(&box.changed, &box.lock);
    box.text = text;
    box.full = 1;
    pthread_cond_broadcast(&box.changed);
    pthread_mutex_unlock(&box.lock);
}

static void *reader(void *arg)
{
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&box.lock);
        while (!box.full)
            pthread_cond_wait(&box.changed, &box.lock);
        *(int *)arg += box.text[0]; // RACE!
        box.full = 0;
        pthread_cond_broadcast(&box.changed);
        pthread_mutex_unlock(&box.lock);
    }
    return NULL;
}

int main(void)
{
    static char buffer[32];
    pthread_t t;
    int sum = 0;

    pthread_create(&t, NULL, reader, &sum);
    for (int i = 0; i < 10; i++) {
        buffer[0] = (char)('a' + i); // RACE!
        post(buffer);
    }
    pthread_join(t, NULL);
    printf("%d\n", sum);
    return 0;
}
