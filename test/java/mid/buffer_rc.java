// A bounded buffer with two conditions; its size is read without the lock.
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
                count++; // RACE!
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }
        int size() {
            return count; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread t = new Thread(() -> {
            try {
                buffer.put("x");
            } catch (InterruptedException e) {
            }
        });
        t.start();
        System.out.println(buffer.size());
    }
}
