/* Memory that is used by its head where it is made, and one that is declared as a row of words,
 * under a lock. */
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct head {
    int type;
};

struct message {
    int type;
    int flags;
    long value;
};

struct opaque {
    uint64_t words[4];
};

struct impl {
    int locked, owner;
    long uses;
};

static struct head *first;
static struct opaque hidden;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct head *make(int type)
{
    struct head *h = malloc(sizeof(struct message));
    h->type = type;
    return h;
}

static void *run(void *arg)
{
    struct message *m = (struct message *)first;
    struct impl *impl = (struct impl *)arg;
    pthread_mutex_lock(&lock);
    m->value++;
    impl->uses++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    first = make(1);
    ((struct message *)first)->value = 0;
    pthread_create(&a, NULL, run, &hidden);
    pthread_create(&b, NULL, run, &hidden);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
