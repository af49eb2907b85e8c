// a character device: the interrupt handler fills a ring, readers and ioctl take the lock
// tsan: no: kernel style
typedef unsigned long size_t;
typedef struct { int raw; } spinlock_t;
typedef int irqreturn_t;
struct file { void *private_data; };
struct inode;
struct file_operations {
    int (*open)(struct inode *, struct file *);
    long (*read)(struct file *, char *, size_t, long long *);
    long (*unlocked_ioctl)(struct file *, unsigned, unsigned long);
};
void spin_lock_init(spinlock_t *);
void spin_lock(spinlock_t *);
void spin_unlock(spinlock_t *);
unsigned long _raw_spin_lock_irqsave(spinlock_t *);
void spin_unlock_irqrestore(spinlock_t *, unsigned long);
#define spin_lock_irqsave(l, f) ((f) = _raw_spin_lock_irqsave(l))
int request_irq(unsigned irq, irqreturn_t (*h)(int, void *), unsigned long flags, const char *name, void *dev);
int register_chrdev(unsigned major, const char *name, const struct file_operations *fops);
int copy_to_user(void *to, const void *from, size_t n);
unsigned char inb(unsigned short port);

#define RING 64
struct mydev {
    spinlock_t lock;
    unsigned head, tail, dropped;
    unsigned char ring[RING];
};
static struct mydev dev;

static irqreturn_t mydev_irq(int irq, void *data)
{
    struct mydev *d = data;
    spin_lock(&d->lock);
    if (d->head - d->tail < RING)
        d->ring[d->head++ % RING] = inb(0x3f8);
    else
        d->dropped++;
    spin_unlock(&d->lock);
    return 1;
}

static int mydev_open(struct inode *inode, struct file *f)
{
    f->private_data = &dev;
    return 0;
}

static long mydev_read(struct file *f, char *buf, size_t n, long long *off)
{
    struct mydev *d = f->private_data;
    unsigned long flags;
    size_t got = 0;
    while (got < n) {
        unsigned char c;
        spin_lock_irqsave(&d->lock, flags);
        if (d->head == d->tail) {
            spin_unlock_irqrestore(&d->lock, flags);
            break;
        }
        c = d->ring[d->tail++ % RING];
        spin_unlock_irqrestore(&d->lock, flags);
        if (copy_to_user(buf + got, &c, 1))
            return -14;
        got++;
    }
    return (long)got;
}

static long mydev_ioctl(struct file *f, unsigned cmd, unsigned long arg)
{
    struct mydev *d = f->private_data;
    if (cmd == 1) {
        unsigned long flags;
        long n;
        spin_lock_irqsave(&d->lock, flags);
        n = d->dropped;
        d->dropped = 0;
        spin_unlock_irqrestore(&d->lock, flags);
        return n;
    }
    return -25;
}

static const struct file_operations fops = { .open = mydev_open, .read = mydev_read, .unlocked_ioctl = mydev_ioctl };

int init_module(void)
{
    spin_lock_init(&dev.lock);
    if (request_irq(4, mydev_irq, 0, "mydev", &dev))
        return -16;
    return register_chrdev(240, "mydev", &fops);
}
