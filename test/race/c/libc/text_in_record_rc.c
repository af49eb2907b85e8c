// A text in a record is changed while another thread compares it
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <string.h>
#include <stdio.h>

struct peer {
    char name[24];
    int hits;
    char log[64];
    size_t used;
};
static struct peer peers[4];
static pthread_mutex_t names = PTHREAD_MUTEX_INITIALIZER, counts = PTHREAD_MUTEX_INITIALIZER;

static int is_called(int i, const char *name)
{
    int same = strcmp(peers[i].name, name) == 0; // RACE!
    return same;
}

static void add(struct peer *p, const char *text, size_t n)
{
    pthread_mutex_lock(&names);
    if (n < sizeof p->name)
        memcpy(p->name, text, n); // RACE!
    pthread_mutex_unlock(&names);
    pthread_mutex_lock(&counts);
    p->hits++;
    p->used += n;
    pthread_mutex_unlock(&counts);
}

static void *work(void *arg)
{
    for (int i = 0; i < 4; i++)
        if (!is_called(i, arg))
            add(&peers[i], arg, strlen(arg) + 1);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, "alpha");
    pthread_create(&b, NULL, work, "beta");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%s %d\n", peers[0].name, peers[0].hits);
    return 0;
}
