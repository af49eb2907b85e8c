// the result is stored before the completion is signalled
#include "include/kernel.h"

struct request {
    struct completion done;
    int result;
};

static int handle(void *data)
{
    struct request *r = data;

    r->result = 42; // NORACE
    complete(&r->done);
    return 0;
}

static int __init request_init(void)
{
    static struct request request;

    init_completion(&request.done);
    kthread_run(handle, &request, "handle");
    wait_for_completion(&request.done);
    return request.result == 0; // NORACE
}

module_init(request_init)
