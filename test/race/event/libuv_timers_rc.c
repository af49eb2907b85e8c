// a second thread reads the timer callbacks' counter
// link: -luv
#include <stdio.h>
#include <uv.h>

static int beats;

static void on_fast(uv_timer_t *timer)
{
    if (++beats >= 6) // RACE!
        uv_timer_stop(timer);
}

static void on_slow(uv_timer_t *timer)
{
    if (beats >= 6) // NORACE
        uv_timer_stop(timer);
}

static void watch(void *arg)
{
    int *seen = arg;

    *seen = beats; // RACE!
}

int main(void)
{
    uv_loop_t *loop = uv_default_loop();
    uv_timer_t fast, slow;
    uv_thread_t thread;
    int seen = 0;

    uv_timer_init(loop, &fast);
    uv_timer_init(loop, &slow);
    uv_timer_start(&fast, on_fast, 1, 1);
    uv_timer_start(&slow, on_slow, 2, 2);
    uv_thread_create(&thread, watch, &seen);
    uv_run(loop, UV_RUN_DEFAULT);
    uv_thread_join(&thread);
    printf("%d %d\n", beats, seen); // NORACE
    return 0;
}
