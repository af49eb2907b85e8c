/* one public function of a list uses another one */
#include <pthread.h>
#include <stdlib.h>

typedef struct item { struct item *next; int key; } item_t;
typedef struct { pthread_mutex_t mtx; item_t *head; size_t len; } list_t;

list_t *list_new(void)
{
    list_t *l = calloc(1, sizeof(list_t));
    pthread_mutex_init(&l->mtx, NULL);
    return l;
}

size_t list_length(list_t *l)
{
    size_t n;
    pthread_mutex_lock(&l->mtx);
    n = l->len;
    pthread_mutex_unlock(&l->mtx);
    return n;
}

int list_push(list_t *l, int key, size_t limit)
{
    item_t *it = malloc(sizeof *it);
    if (!it)
        return -1;
    it->key = key;
    pthread_mutex_lock(&l->mtx);
    if (l->len >= limit) {
        pthread_mutex_unlock(&l->mtx);
        free(it);
        return -1;
    }
    it->next = l->head;
    l->head = it;
    l->len++;
    pthread_mutex_unlock(&l->mtx);
    return 0;
}

static void *filler(void *arg)
{
    list_t *l = arg;
    for (int i = 0; i < 50; i++)
        if (list_push(l, i, 10) < 0)
            break;
    return NULL;
}

int main(void)
{
    list_t *l = list_new();
    pthread_t a, b;
    pthread_create(&a, NULL, filler, l);
    pthread_create(&b, NULL, filler, l);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return (int)list_length(l) > 10;
}
