// Threads, a mutex and a condition of Qt: two workers take numbers off a list; tasks of a pool have results of their own.
struct QMetaObject;
struct QEvent;
struct QMetaMethod;

class QDeadlineTimer
{
  public:
    QDeadlineTimer() : left(-1) {}

  private:
    long left;
};

class QObject
{
  public:
    virtual const QMetaObject *metaObject() const;
    virtual void *qt_metacast(const char *);
    virtual int qt_metacall(int, int, void **);
    virtual ~QObject();
    virtual bool event(QEvent *);
    virtual bool eventFilter(QObject *, QEvent *);

  protected:
    virtual void timerEvent(QEvent *);
    virtual void childEvent(QEvent *);
    virtual void customEvent(QEvent *);
    virtual void connectNotify(const QMetaMethod &);
    virtual void disconnectNotify(const QMetaMethod &);
    void *d_ptr;
};

class QThread : public QObject
{
  public:
    enum Priority { InheritPriority = 7 };
    explicit QThread(QObject *parent = nullptr);
    ~QThread();
    void start(Priority = InheritPriority);
    bool wait(QDeadlineTimer = QDeadlineTimer());

  protected:
    virtual void run();
};

class QMutex
{
  public:
    QMutex();
    ~QMutex();
    void lock();
    void unlock();

  private:
    void *d_ptr;
};

class QMutexLocker
{
  public:
    explicit QMutexLocker(QMutex *m) : mutex(m) { mutex->lock(); }
    ~QMutexLocker() { mutex->unlock(); }

  private:
    QMutex *mutex;
};

class QWaitCondition
{
  public:
    QWaitCondition();
    ~QWaitCondition();
    bool wait(QMutex *, QDeadlineTimer = QDeadlineTimer());
    void wakeOne();

  private:
    void *d;
};

class QRunnable
{
  public:
    virtual void run() = 0;
    virtual ~QRunnable();

  protected:
    int ref = 0;
};

class QThreadPool : public QObject
{
  public:
    explicit QThreadPool(QObject *parent = nullptr);
    ~QThreadPool();
    void start(QRunnable *, int priority = 0);
    bool waitForDone(int ms = -1);
};

struct Numbers {
    QMutex mutex;
    QWaitCondition filled;
    int list[200];
    int count = 0;
    long sum = 0;
};

class Worker : public QThread
{
  public:
    explicit Worker(Numbers *n) : numbers(n) {}
    long own = 0;

  protected:
    void run() override
    {
        for (int i = 0; i < 100; i++) {
            QMutexLocker locker(&numbers->mutex);
            while (numbers->count == 0)
                numbers->filled.wait(&numbers->mutex);
            int n = numbers->list[--numbers->count];
            own += n;
            numbers->sum += n;
        }
    }

  private:
    Numbers *numbers;
};

class Square : public QRunnable
{
  public:
    Square(int n, long *r) : number(n), result(r) {}
    void run() override { *result = static_cast<long>(number) * number; }

  private:
    int number;
    long *result;
};

int main()
{
    Numbers numbers;
    Worker a(&numbers), b(&numbers);
    a.start();
    b.start();
    for (int i = 0; i < 200; i++) {
        QMutexLocker locker(&numbers.mutex);
        numbers.list[numbers.count++] = i;
        numbers.filled.wakeOne();
    }
    a.wait();
    b.wait();
    long squares[4] = {}, sum = 0;
    QThreadPool pool;
    for (int i = 0; i < 4; i++)
        pool.start(new Square(i, &squares[i]));
    pool.waitForDone();
    for (long s : squares)
        sum += s;
    return sum + a.own + b.own != numbers.sum;
}
