/* A record that begins with another, and one that looks like its beginning: they are one memory. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct header {
    long kind;
    long uses;
};

struct message {
    struct header head;
    char *text;
};

struct plain {
    long kind;
    long uses;
    double weight;
};

static void *table[16];

static void *touch_header(void *arg)
{
    (void)arg;
    for (int i = 0; i < 16; i++) {
        struct header *head = table[i];
        head->uses++; // RACE!
    }
    return NULL;
}

static void *touch_message(void *arg)
{
    (void)arg;
    struct message *message = table[0];
    message->head.uses++; // RACE!
    return NULL;
}

static void *touch_plain(void *arg)
{
    (void)arg;
    struct plain *plain = table[1];
    plain->uses++; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    for (int i = 0; i < 16; i += 2) {
        struct message *message = malloc(sizeof *message);
        message->head.kind = 1;
        message->head.uses = 0;
        message->text = NULL;
        table[i] = message;
        struct plain *plain = malloc(sizeof *plain);
        plain->kind = 2;
        plain->uses = 0;
        plain->weight = 1;
        table[i + 1] = plain;
    }
    pthread_create(&threads[0], NULL, touch_header, NULL);
    pthread_create(&threads[1], NULL, touch_message, NULL);
    pthread_create(&threads[2], NULL, touch_plain, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    printf("%ld\n", ((struct plain *)table[1])->uses);
    return 0;
}
