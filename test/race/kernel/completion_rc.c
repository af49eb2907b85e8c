// the result is stored after the completion was signalled
#include "include/kernel.h"

struct request {
    struct completion done;
    int result;
};

static int handle(void *data)
{
    struct request *r = data;

    complete(&r->done);
    r->result = 42; // RACE!
    return 0;
}

static int __init request_init(void)
{
    static struct request request;

    init_completion(&request.done);
    kthread_run(handle, &request, "handle");
    wait_for_completion(&request.done);
    return request.result == 0; // RACE!
}

module_init(request_init)
