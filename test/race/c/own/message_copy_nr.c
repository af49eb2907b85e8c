// the queue copies the message out of the sender's buffer
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct mailbox {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int full;
    char text[32];
};

static struct mailbox box = {.lock = PTHREAD_MUTEX_INITIALIZER,
                             .changed = PTHREAD_COND_INITIALIZER};

static void post(const char *text)
{
    pthread_mutex_lock(&box.lock);
    while (box.full)
        pthread_cond_wait(&box.changed, &box.lock);
    memcpy(box.text, text, sizeof(box.text)); // NORACE
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
        *(int *)arg += box.text[0]; // NORACE
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
        buffer[0] = (char)('a' + i); // NORACE
        post(buffer);
    }
    pthread_join(t, NULL);
    printf("%d\n", sum);
    return 0;
}
