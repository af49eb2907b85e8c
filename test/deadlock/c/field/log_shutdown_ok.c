/* asynchronous logger: stop() joins the writer */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>

struct line { struct line *next; char text[80]; };

struct logger {
    pthread_t writer;
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    struct line *head;
    bool stopping;
    unsigned long written;
};

static void *writer_main(void *p)
{
    struct logger *lg = p;
    for (;;) {
        pthread_mutex_lock(&lg->mutex);
        while (!lg->head && !lg->stopping)
            pthread_cond_wait(&lg->wake, &lg->mutex);
        struct line *l = lg->head;
        if (l)
            lg->head = l->next;
        bool stop = lg->stopping && !l;
        if (l)
            lg->written++;
        pthread_mutex_unlock(&lg->mutex);
        free(l);
        if (stop)
            return NULL;
    }
}

static struct logger *logger_new(void)
{
    struct logger *lg = calloc(1, sizeof *lg);
    pthread_mutex_init(&lg->mutex, NULL);
    pthread_cond_init(&lg->wake, NULL);
    pthread_create(&lg->writer, NULL, writer_main, lg);
    return lg;
}

static void logger_log(struct logger *lg, const char *text)
{
    struct line *l = calloc(1, sizeof *l);
    strncpy(l->text, text, sizeof l->text - 1);
    pthread_mutex_lock(&lg->mutex);
    l->next = lg->head;
    lg->head = l;
    pthread_cond_signal(&lg->wake);
    pthread_mutex_unlock(&lg->mutex);
}

static void logger_stop(struct logger *lg)
{
    pthread_mutex_lock(&lg->mutex);
    lg->stopping = true;
    pthread_cond_broadcast(&lg->wake);
    pthread_mutex_unlock(&lg->mutex);
    pthread_join(lg->writer, NULL);
    pthread_mutex_destroy(&lg->mutex);
    free(lg);
}

int main(void)
{
    struct logger *lg = logger_new();
    for (int i = 0; i < 10; i++)
        logger_log(lg, "hello");
    logger_stop(lg);
    return 0;
}
