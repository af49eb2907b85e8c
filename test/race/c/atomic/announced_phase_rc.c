/*
 * Main announces in a plain variable what the workers shall do and opens a counter for each of
 * them, but does not wait for them: a worker may find "idle" and run commands, too.
 */
// tsan: some: which values a worker finds depends on the schedule
#include <pthread.h>
#include <stdatomic.h>

enum { WORKERS = 3, ROUNDS = 20 };
enum { IDLE, READ, WRITE };

static int phase;
static atomic_ulong pending[WORKERS];
static long input[WORKERS], output[WORKERS];
static long commands; /* of main alone */

static inline unsigned long pending_of(long id)
{
    return atomic_load_explicit(&pending[id], memory_order_seq_cst);
}

static inline void set_pending(long id, unsigned long n)
{
    atomic_store_explicit(&pending[id], n, memory_order_seq_cst);
}

static void run_command(long id)
{
    commands += input[id]; // RACE! commands input
}

static void handle(long id)
{
    input[id]++; // RACE! input
    if (phase != IDLE) // RACE! phase
        return;
    run_command(id);
}

static void *worker(void *arg)
{
    long id = (long)arg;
    for (int round = 0; round < ROUNDS;) {
        if (pending_of(id) == 0)
            continue;
        if (phase == WRITE) // RACE! phase
            output[id]++;
        else if (phase == READ) // RACE! phase
            handle(id);
        set_pending(id, 0);
        round++;
    }
    return NULL;
}

static void run_round(int what)
{
    if (what == READ)
        phase = READ; // RACE! phase
    else
        phase = WRITE; // RACE! phase
    for (long j = 0; j < WORKERS; j++)
        set_pending(j, 1);
    phase = IDLE; // RACE! phase
}

int main(void)
{
    pthread_t threads[WORKERS];
    phase = IDLE;
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < ROUNDS; i++) {
        run_round(i % 2 ? READ : WRITE);
        run_command(0);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    return (int)commands;
}
