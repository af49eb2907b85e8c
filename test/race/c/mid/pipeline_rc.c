// a three-stage pipeline; the parser stage touches a line after it was passed on
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY 4
#define LINES 60

struct line {
    int number;
    int words;
    int upper;
    char text[48];
};

struct channel {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct line *items[CAPACITY];
    int count;
    int first;
    int closed;
    long passed;
};

struct stage {
    pthread_t thread;
    struct channel *in;
    struct channel *out;
    long lines;
};

struct totals {
    pthread_mutex_t lock;
    long words;
    long upper;
    int longest;
};

static struct totals totals = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct channel *channel_new(void)
{
    struct channel *c = calloc(1, sizeof(*c));

    if (!c)
        abort();
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->changed, NULL);
    return c;
}

static void channel_send(struct channel *c, struct line *line)
{
    pthread_mutex_lock(&c->lock);
    while (c->count == CAPACITY)
        pthread_cond_wait(&c->changed, &c->lock);
    c->items[(c->first + c->count) % CAPACITY] = line;
    c->count++;
    c->passed++;
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
}

static struct line *channel_receive(struct channel *c)
{
    struct line *line = NULL;

    pthread_mutex_lock(&c->lock);
    while (c->count == 0 && !c->closed)
        pthread_cond_wait(&c->changed, &c->lock);
    if (c->count > 0) {
        line = c->items[c->first];
        c->first = (c->first + 1) % CAPACITY;
        c->count--;
        pthread_cond_broadcast(&c->changed);
    }
    pthread_mutex_unlock(&c->lock);
    return line;
}

static void channel_close(struct channel *c)
{
    pthread_mutex_lock(&c->lock);
    c->closed = 1;
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
}

static void channel_free(struct channel *c)
{
    pthread_cond_destroy(&c->changed);
    pthread_mutex_destroy(&c->lock);
    free(c);
}

static void *produce(void *arg)
{
    struct stage *stage = arg;

    for (int i = 0; i < LINES; i++) {
        struct line *line = calloc(1, sizeof(*line));

        if (!line)
            abort();
        line->number = i; // NORACE
        snprintf(line->text, sizeof(line->text), "line %d Has some Words in it", i); // NORACE
        stage->lines++; // NORACE
        channel_send(stage->out, line);
    }
    channel_close(stage->out);
    return NULL;
}

static void split_words(struct line *line)
{
    int inside = 0;

    for (const char *s = line->text; *s; s++) { // NORACE
        if (isspace((unsigned char)*s)) {
            inside = 0;
        } else if (!inside) {
            inside = 1;
            line->words++; // NORACE
        }
    }
}

static void *parse(void *arg)
{
    struct stage *stage = arg;
    struct line *line;

    while ((line = channel_receive(stage->in)) != NULL) {
        split_words(line);
        stage->lines++; // NORACE
        channel_send(stage->out, line);
        line->number++; // RACE!
    }
    channel_close(stage->out);
    return NULL;
}

static void count_upper(struct line *line)
{
    for (const char *s = line->text; *s; s++) // NORACE
        line->upper += isupper((unsigned char)*s) != 0; // NORACE
}

static void *collect(void *arg)
{
    struct stage *stage = arg;
    struct line *line;

    while ((line = channel_receive(stage->in)) != NULL) {
        int length = (int)strlen(line->text); // NORACE

        count_upper(line);
        pthread_mutex_lock(&totals.lock);
        totals.words += line->words; // NORACE
        totals.upper += line->upper; // NORACE
        if (length > totals.longest && line->number >= 0) // RACE!
            totals.longest = length; // NORACE
        pthread_mutex_unlock(&totals.lock);
        stage->lines++; // NORACE
    }
    return NULL;
}

int main(void)
{
    struct channel *raw = channel_new(), *parsed = channel_new();
    struct stage stages[4] = {
        {.out = raw}, {.in = raw, .out = parsed}, {.in = parsed}, {.in = parsed}};
    void *(*const bodies[4])(void *) = {produce, parse, collect, collect};
    long lines = 0;

    for (int i = 0; i < 4; i++)
        pthread_create(&stages[i].thread, NULL, bodies[i], &stages[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(stages[i].thread, NULL);
    for (int i = 2; i < 4; i++)
        lines += stages[i].lines; // NORACE
    printf("%ld lines, %ld words, %ld upper, longest %d\n", lines, totals.words, totals.upper,
           totals.longest); // NORACE
    channel_free(raw);
    channel_free(parsed);
    return lines != LINES;
}
