/* Two timers of SDL run in one thread of the library, one after the other; main looks under the lock. */
typedef unsigned Uint32;
typedef Uint32 (*SDL_TimerCallback)(Uint32 interval, void *param);
typedef struct SDL_mutex SDL_mutex;
int SDL_AddTimer(Uint32 interval, SDL_TimerCallback callback, void *param);
void SDL_Delay(Uint32 ms);
SDL_mutex *SDL_CreateMutex(void);
int SDL_LockMutex(SDL_mutex *mutex);
int SDL_UnlockMutex(SDL_mutex *mutex);

struct sprite {
    int frame;
    int ticks;
};

static struct sprite player;
static SDL_mutex *lock;

static Uint32 animate(Uint32 interval, void *param)
{
    struct sprite *s = param;
    s->ticks++;
    SDL_LockMutex(lock);
    s->frame = (s->frame + 1) % 8;
    SDL_UnlockMutex(lock);
    return interval;
}

static Uint32 slow_down(Uint32 interval, void *param)
{
    struct sprite *s = param;
    return s->ticks++ > 100 ? interval * 2 : interval;
}

int main(void)
{
    int drawn = 0;
    lock = SDL_CreateMutex();
    SDL_AddTimer(40, animate, &player);
    SDL_AddTimer(90, slow_down, &player);
    for (int i = 0; i < 1000; i++) {
        SDL_LockMutex(lock);
        drawn += player.frame;
        SDL_UnlockMutex(lock);
        SDL_Delay(16);
    }
    return drawn == 0;
}
