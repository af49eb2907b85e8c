// the worker fills the message under the mutex before it wakes the loop
// link: -luv
#include <stdio.h>
#include <uv.h>

struct mailbox {
    uv_mutex_t lock;
    uv_async_t wake;
    int message;
};

static struct mailbox box;

static void on_wake(uv_async_t *handle)
{
    uv_mutex_lock(&box.lock);
    printf("got %d\n", box.message); // NORACE
    uv_mutex_unlock(&box.lock);
    uv_close((uv_handle_t *)handle, NULL);
}

static void worker(void *arg)
{
    uv_mutex_lock(&box.lock);
    box.message = *(int *)arg; // NORACE
    uv_mutex_unlock(&box.lock);
    uv_async_send(&box.wake);
}

int main(void)
{
    uv_loop_t *loop = uv_default_loop();
    uv_thread_t thread;
    int value = 9;

    uv_mutex_init(&box.lock);
    uv_async_init(loop, &box.wake, on_wake);
    uv_thread_create(&thread, worker, &value);
    uv_run(loop, UV_RUN_DEFAULT);
    uv_thread_join(&thread);
    return 0;
}
