// work items embed function and state, every state belongs to one item
#include <pthread.h>
#include <stdio.h>

struct work {
    void (*run)(struct work *);
    int input;
    int *output;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct work items[20];
static int outputs[20];
static int next_item;

static void square(struct work *w)
{
    for (int i = 0; i < 5000; i++)
        *w->output += w->input * i; // NORACE
}

static void cube(struct work *w)
{
    for (int i = 0; i < 5000; i++)
        *w->output += w->input + i; // NORACE
}

static struct work *take(void)
{
    struct work *w = NULL;

    pthread_mutex_lock(&lock);
    if (next_item < 20)
        w = &items[next_item++];
    pthread_mutex_unlock(&lock);
    return w;
}

static void *consumer(void *arg)
{
    struct work *w;

    while ((w = take()))
        w->run(w);
    return arg;
}

int main(void)
{
    pthread_t t[2];

    for (int i = 0; i < 20; i++) {
        items[i].run = i & 1 ? square : cube;
        items[i].input = i;
        items[i].output = &outputs[i];
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", outputs[0] + outputs[1]); // NORACE
    return 0;
}
