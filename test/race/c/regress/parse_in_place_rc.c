/* A helper walks over the buffer of a connection while another thread writes into it. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct connection {
    long id;
    char in[64];
    long served;
    char log[16];
};

static struct connection *shared;

static void upper(char *p, size_t n)
{
    while (n--) {
        *p &= ~0x20; // RACE!
        p++;
    }
}

static void *parse(void *arg)
{
    struct connection *c = arg;
    upper(c->in, 14);
    upper((char *)c, sizeof *c); /* and the record as a whole */
    return NULL;
}

int main(void)
{
    pthread_t parser;
    shared = calloc(1, sizeof *shared);
    shared->id = 7;
    strcpy(shared->in, "get some words");
    pthread_create(&parser, NULL, parse, shared);
    shared->in[3] = ','; // RACE!
    shared->served++;    // RACE!
    pthread_join(parser, NULL);
    printf("%s %ld\n", shared->in, shared->served);
    return 0;
}
