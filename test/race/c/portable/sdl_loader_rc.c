/* A loading thread of a game tells how far it is: SDL's mutex, condition, thread, atomic stop; the errors are read before the thread has ended. */
#include <stdlib.h>

typedef struct SDL_mutex SDL_mutex;
typedef struct SDL_cond SDL_cond;
typedef struct SDL_Thread SDL_Thread;
typedef struct { int value; } SDL_atomic_t;
SDL_mutex *SDL_CreateMutex(void);
int SDL_LockMutex(SDL_mutex *mutex);
int SDL_UnlockMutex(SDL_mutex *mutex);
SDL_cond *SDL_CreateCond(void);
int SDL_CondWait(SDL_cond *cond, SDL_mutex *mutex);
int SDL_CondSignal(SDL_cond *cond);
SDL_Thread *SDL_CreateThread(int (*fn)(void *), const char *name, void *data);
void SDL_WaitThread(SDL_Thread *thread, int *status);
int SDL_AtomicGet(SDL_atomic_t *a);
int SDL_AtomicSet(SDL_atomic_t *a, int value);

struct loader {
    SDL_mutex *mutex;
    SDL_cond *ready;
    SDL_atomic_t stop;
    int loaded;
    int errors;
};

static int load(void *data)
{
    struct loader *l = data;
    for (int i = 0; i < 100 && !SDL_AtomicGet(&l->stop); i++) {
        SDL_LockMutex(l->mutex);
        l->loaded++;
        SDL_CondSignal(l->ready);
        SDL_UnlockMutex(l->mutex);
    }
    l->errors = 1; // RACE!
    return 0;
}

int main(void)
{
    struct loader *l = calloc(1, sizeof *l);
    l->mutex = SDL_CreateMutex();
    l->ready = SDL_CreateCond();
    SDL_Thread *thread = SDL_CreateThread(load, "loader", l);
    SDL_LockMutex(l->mutex);
    while (l->loaded < 10)
        SDL_CondWait(l->ready, l->mutex);
    SDL_UnlockMutex(l->mutex);
    SDL_AtomicSet(&l->stop, 1);
    int errors = l->errors; // RACE!
    SDL_WaitThread(thread, NULL);
    return errors;
}
