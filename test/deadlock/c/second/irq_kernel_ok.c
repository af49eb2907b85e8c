/* A driver: the interrupt handler takes the lock that the system call holds with interrupts on. */
typedef struct { int raw; } spinlock_t;
typedef int irqreturn_t;
void spin_lock(spinlock_t *);
void spin_unlock(spinlock_t *);
void spin_lock_irq(spinlock_t *);
void spin_unlock_irq(spinlock_t *);
int request_irq(unsigned irq, irqreturn_t (*handler)(int, void *), unsigned long flags, const char *name,
                void *dev);

static spinlock_t lock;
static int pending;

static irqreturn_t my_irq(int irq, void *dev)
{
    spin_lock(&lock);
    pending++;
    spin_unlock(&lock);
    return 1;
}

long __x64_sys_drain(void)
{
    long n;
    spin_lock_irq(&lock);
    n = pending;
    pending = 0;
    spin_unlock_irq(&lock);
    return n;
}

int init_module(void)
{
    return request_irq(7, my_irq, 0, "my", 0);
}
