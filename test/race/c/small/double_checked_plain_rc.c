// Double-checked creation with a plain pointer
// tsan: some: what main or the first thread does is seldom late enough
#include <pthread.h>
#include <stdlib.h>

struct config { int width, height; };
static struct config *instance;
static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
    if (!instance) { // RACE!
        pthread_mutex_lock(&init_lock);
        if (!instance) {
            struct config *c = malloc(sizeof *c);
            c->width = 640; // RACE
            c->height = 480; // RACE
            instance = c; // RACE!
        }
        pthread_mutex_unlock(&init_lock);
    }
    return instance; // RACE!
}

static void *use(void *arg)
{
    (void)arg;
    struct config *c = get();
    return (void *)(long)(c->width * c->height); // RACE
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, use, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
