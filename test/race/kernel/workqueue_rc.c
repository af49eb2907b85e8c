// the work function and the interrupt handler share the backlog without a lock
#include "include/kernel.h"

struct queue {
    spinlock_t lock;
    int backlog;
    struct work_struct work;
};

static struct queue queue;

static void drain(struct work_struct *work)
{
    struct queue *q = container_of(work, struct queue, work);

    q->backlog = 0; // RACE!
}

static irqreturn_t on_data(int irq, void *data)
{
    struct queue *q = data;

    (void)irq;
    spin_lock(&q->lock);
    q->backlog++; // RACE!
    spin_unlock(&q->lock);
    schedule_work(&q->work);
    return IRQ_HANDLED;
}

static int __init queue_init(void)
{
    spin_lock_init(&queue.lock);
    INIT_WORK(&queue.work, drain);
    return request_irq(4, on_data, 0, "queue", &queue);
}

module_init(queue_init)
