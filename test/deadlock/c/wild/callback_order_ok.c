// A list of observers is walked under its lock; an observer takes another one.
#include <pthread.h>
#include <stdlib.h>

typedef void (*notify_fn)(void *);

struct observer {
    notify_fn fn;
    void *arg;
    struct observer *next;
};

static pthread_mutex_t observers_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t model_lock = PTHREAD_MUTEX_INITIALIZER;
static struct observer *observers;
static int model_value, view;

static void subscribe(notify_fn fn, void *arg)
{
    struct observer *o = malloc(sizeof *o);
    o->fn = fn;
    o->arg = arg;
    pthread_mutex_lock(&observers_lock);
    o->next = observers;
    observers = o;
    pthread_mutex_unlock(&observers_lock);
}

static void publish(void)
{
    pthread_mutex_lock(&observers_lock);
    for (struct observer *o = observers; o; o = o->next)
        o->fn(o->arg);
    pthread_mutex_unlock(&observers_lock);
}

static void refresh(void *arg)
{
    pthread_mutex_lock(&model_lock);
    *(int *)arg = model_value;
    pthread_mutex_unlock(&model_lock);
}

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&model_lock);
        model_value = i;
        pthread_mutex_unlock(&model_lock);
        subscribe(refresh, &view);
    }
    return NULL;
}

static void *notifier(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++)
        publish();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, notifier, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
