/*
 * Just enough of the Linux kernel's interface, with its names and layouts, to compile small
 * drivers for analysis without kernel headers.  Nothing here is ever linked or run.
 */
#ifndef TEST_RACE_KERNEL_H
#define TEST_RACE_KERNEL_H

typedef unsigned long size_t;
typedef long ssize_t;
typedef long long loff_t;
typedef unsigned gfp_t;
typedef int irqreturn_t;
#define NULL        ((void *)0)
#define GFP_KERNEL  0xcc0u
#define IRQ_HANDLED 1
#define __init
#define __exit
#define __user
#define __iomem

struct list_head {
    struct list_head *next, *prev;
};

typedef struct spinlock {
    unsigned raw;
} spinlock_t;
typedef struct {
    unsigned raw[2];
} rwlock_t;
struct mutex {
    long owner;
    unsigned wait_lock;
    struct list_head wait_list;
};
#define DEFINE_SPINLOCK(name) spinlock_t name = {0}
#define DEFINE_RWLOCK(name)   rwlock_t name = {{0, 0}}
#define DEFINE_MUTEX(name)    struct mutex name = {0, 0, {NULL, NULL}}

extern void spin_lock_init(spinlock_t *);
extern void spin_lock(spinlock_t *);
extern void spin_unlock(spinlock_t *);
extern void spin_lock_bh(spinlock_t *);
extern void spin_unlock_bh(spinlock_t *);
extern void spin_lock_irq(spinlock_t *);
extern void spin_unlock_irq(spinlock_t *);
extern int spin_trylock(spinlock_t *);
extern unsigned long _raw_spin_lock_irqsave(spinlock_t *);
extern void spin_unlock_irqrestore(spinlock_t *, unsigned long);
#define spin_lock_irqsave(lock, flags) ((flags) = _raw_spin_lock_irqsave(lock))
extern void read_lock(rwlock_t *);
extern void read_unlock(rwlock_t *);
extern void write_lock(rwlock_t *);
extern void write_unlock(rwlock_t *);
extern void mutex_init(struct mutex *);
extern void mutex_lock(struct mutex *);
extern int mutex_lock_interruptible(struct mutex *);
extern int mutex_trylock(struct mutex *);
extern void mutex_unlock(struct mutex *);

extern void rcu_read_lock(void);
extern void rcu_read_unlock(void);
extern void synchronize_rcu(void);
#define READ_ONCE(x)             (*(const volatile __typeof__(x) *)&(x))
#define WRITE_ONCE(x, value)     (*(volatile __typeof__(x) *)&(x) = (value))
#define rcu_dereference(p)       READ_ONCE(p)
#define smp_store_release(p, v)  __atomic_store_n(p, v, __ATOMIC_RELEASE)
#define smp_load_acquire(p)      __atomic_load_n(p, __ATOMIC_ACQUIRE)
#define rcu_assign_pointer(p, v) smp_store_release(&(p), v)

struct task_struct;
extern struct task_struct *kthread_run(int (*fn)(void *), void *data, const char *name, ...);
extern int kthread_stop(struct task_struct *);
extern int kthread_should_stop(void);
extern void msleep(unsigned);

struct work_struct {
    long data;
    struct list_head entry;
    void (*func)(struct work_struct *);
};
#define INIT_WORK(work, fn) ((work)->func = (fn))
extern int schedule_work(struct work_struct *);
struct delayed_work {
    struct work_struct work;
    unsigned long timer[8];
};
#define INIT_DELAYED_WORK(dwork, fn) INIT_WORK(&(dwork)->work, fn)
extern int schedule_delayed_work(struct delayed_work *, unsigned long delay);
extern int cancel_delayed_work_sync(struct delayed_work *);
extern int flush_work(struct work_struct *);
extern int cancel_work_sync(struct work_struct *);

struct completion {
    unsigned done;
    unsigned long wait[3];
};
extern void init_completion(struct completion *);
extern void complete(struct completion *);
extern void wait_for_completion(struct completion *);

extern int request_irq(unsigned irq, irqreturn_t (*handler)(int, void *), unsigned long flags,
                       const char *name, void *device);
extern void free_irq(unsigned irq, void *device);

struct timer_list {
    struct list_head entry;
    unsigned long expires;
    void (*function)(struct timer_list *);
    unsigned flags;
};
extern void timer_setup(struct timer_list *, void (*)(struct timer_list *), unsigned flags);
extern int mod_timer(struct timer_list *, unsigned long expires);
extern int del_timer_sync(struct timer_list *);

extern void *kmalloc(size_t, gfp_t);
extern void *kzalloc(size_t, gfp_t);
extern void kfree(const void *);
extern unsigned long copy_from_user(void *to, const void __user *from, unsigned long n);
extern unsigned long copy_to_user(void __user *to, const void *from, unsigned long n);
extern int printk(const char *format, ...);

typedef struct {
    int counter;
} atomic_t;
#define atomic_inc(v)  ((void)__atomic_fetch_add(&(v)->counter, 1, __ATOMIC_RELAXED))
#define atomic_dec(v)  ((void)__atomic_fetch_sub(&(v)->counter, 1, __ATOMIC_RELAXED))
#define atomic_read(v) READ_ONCE((v)->counter)
#define atomic_set(v, i) WRITE_ONCE((v)->counter, i)

#define container_of(p, type, member)                                                              \
    ((type *)(void *)((char *)(p)-__builtin_offsetof(type, member)))
struct inode;
struct file {
    void *private_data;
};
struct file_operations {
    void *owner;
    ssize_t (*read)(struct file *, char __user *, size_t, loff_t *);
    ssize_t (*write)(struct file *, const char __user *, size_t, loff_t *);
    long (*unlocked_ioctl)(struct file *, unsigned, unsigned long);
    int (*open)(struct inode *, struct file *);
    int (*release)(struct inode *, struct file *);
};
struct miscdevice {
    int minor;
    const char *name;
    const struct file_operations *fops;
};
extern int misc_register(struct miscdevice *);
extern void misc_deregister(struct miscdevice *);

/* The kernel's modules begin in init_module; system calls are entered by many threads. */
#define module_init(fn)                                                                            \
    int init_module(void);                                                                         \
    int init_module(void)                                                                          \
    {                                                                                              \
        return fn();                                                                               \
    }
#define module_exit(fn)                                                                            \
    void cleanup_module(void);                                                                     \
    void cleanup_module(void)                                                                      \
    {                                                                                              \
        fn();                                                                                      \
    }
#define SYSCALL_DEFINE0(name)                                                                      \
    long __x64_sys_##name(void);                                                                   \
    long __x64_sys_##name(void)
#define SYSCALL_DEFINE1(name, type, arg)                                                           \
    long __x64_sys_##name(type arg);                                                               \
    long __x64_sys_##name(type arg)

#endif
