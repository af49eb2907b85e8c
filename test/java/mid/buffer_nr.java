// A bounded buffer with two conditions.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static class Buffer {
        private final Lock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
        private final Object[] items = new Object[4];
        private int head, tail, count;
        void put(Object o) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length)
                    notFull.await();
                items[tail] = o;
                tail = (tail + 1) % items.length;
                count++;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }
        Object take() throws InterruptedException {
            lock.lock();
            try {
                while (count == 0)
                    notEmpty.await();
                Object o = items[head];
                head = (head + 1) % items.length;
                count--;
                notFull.signal();
                return o;
            } finally {
                lock.unlock();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < 9; i++)
                    buffer.put("x");
            } catch (InterruptedException e) {
            }
        });
        t.start();
        for (int i = 0; i < 9; i++)
            System.out.println(buffer.take());
    }
}
