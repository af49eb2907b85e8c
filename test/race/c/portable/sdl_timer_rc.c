/* A timer of SDL runs in a thread of the library: it changes what the main loop draws. */
typedef unsigned Uint32;
typedef Uint32 (*SDL_TimerCallback)(Uint32 interval, void *param);
int SDL_AddTimer(Uint32 interval, SDL_TimerCallback callback, void *param);
void SDL_Delay(Uint32 ms);

struct sprite {
    int frame;
};

static struct sprite player;

static Uint32 animate(Uint32 interval, void *param)
{
    struct sprite *s = param;
    s->frame = (s->frame + 1) % 8; // RACE!
    return interval;
}

int main(void)
{
    int drawn = 0;
    SDL_AddTimer(40, animate, &player);
    for (int i = 0; i < 1000; i++) {
        drawn += player.frame; // RACE!
        SDL_Delay(16);
    }
    return drawn == 0;
}
