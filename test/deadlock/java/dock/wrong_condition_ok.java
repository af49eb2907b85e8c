// Who takes something out of a buffer signals the condition of those who put.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Buffer<T> {
    private final Lock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private final Object[] items = new Object[4];
    private int head, count;

    void put(T item) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length)
                notFull.await();
            items[(head + count++) % items.length] = item;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    T take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0)
                notEmpty.await();
            T item = (T) items[head];
            head = (head + 1) % items.length;
            count--;
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Buffer<Integer> buffer = new Buffer<>();
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++)
                    System.out.println(buffer.take());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        consumer.start();
        for (int i = 0; i < 100; i++)
            buffer.put(i);
        consumer.join();
    }
}
