// a character device: all operations lock
#include "include/kernel.h"

struct counter_dev {
    struct mutex lock;
    int opens;
    long reads;
};

static struct counter_dev dev;

static int counter_open(struct inode *inode, struct file *file)
{
    (void)inode;
    (void)file;
    mutex_lock(&dev.lock);
    dev.opens++; // NORACE
    mutex_unlock(&dev.lock);
    return 0;
}

static ssize_t counter_read(struct file *file, char __user *buf, size_t len, loff_t *pos)
{
    (void)file;
    (void)buf;
    (void)pos;
    mutex_lock(&dev.lock);
    dev.reads++;
    mutex_unlock(&dev.lock);
    return (ssize_t)len;
}

static long counter_ioctl(struct file *file, unsigned cmd, unsigned long arg)
{
    (void)file;
    (void)cmd;
    (void)arg;
    mutex_lock(&dev.lock);
    dev.opens = 0; // NORACE
    mutex_unlock(&dev.lock);
    return 0;
}

static const struct file_operations counter_fops = {
    .open = counter_open,
    .read = counter_read,
    .unlocked_ioctl = counter_ioctl,
};

static struct miscdevice counter_misc = {.name = "counter", .fops = &counter_fops};

static int __init counter_init(void)
{
    mutex_init(&dev.lock);
    return misc_register(&counter_misc);
}

module_init(counter_init)
