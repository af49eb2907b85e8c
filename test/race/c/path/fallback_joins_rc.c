/* Files are packed by threads; what turns out to be small is packed again without. The flag that tells that
 * there are threads to be waited for is not set then. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORKERS = 4, ONE_BLOCK = -99 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int blocks;

static void *pack(void *arg)
{
    pthread_mutex_lock(&lock);
    done++; // RACE!
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *put(void *arg)
{
    printf("%d blocks\n", blocks); // NORACE
    return arg;
}

static int produce(const char *name)
{
    return strlen(name) < 8 ? ONE_BLOCK : name[0] == '-';
}

int main(int argc, char **argv)
{
    pthread_t workers[WORKERS], output;
    for (int file = 1; file < argc; file++) {
        int alone = strlen(argv[file]) < 4, error = 0;
        done = 0; // RACE!
        blocks = file; // NORACE
        if (!alone) {
            for (int i = 0; i < WORKERS; i++)
                pthread_create(&workers[i], NULL, pack, NULL);
            pthread_create(&output, NULL, put, NULL);
            int result = produce(argv[file]);
            if (result == ONE_BLOCK) {
                alone = 1;
                pthread_join(output, NULL);
            } else if (result) {
                error = 1;
            }
        }
        if (!alone && pthread_join(output, NULL))
            error = 1;
        if (!alone)
            for (int i = 0; i < WORKERS; i++)
                pthread_join(workers[i], NULL);
        if (error)
            printf("%s failed\n", argv[file]);
    }
    return 0;
}
