// The same ring with a lock and two conditions.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
public class Main {
    static class Ring {
        private final Object[] slots = new Object[16];
        private int head, tail, count;
        private final Lock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
        void put(Object x) throws InterruptedException {
            lock.lock();
            try {
                while (count == slots.length)
                    notFull.await();
                slots[tail] = x;
                tail = (tail + 1) % slots.length;
                count++;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }
        Object get() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (count == 0)
                    notEmpty.await();
                Object x = slots[head];
                slots[head] = null;
                head = (head + 1) % slots.length;
                count--;
                notFull.signal();
                return x;
            } finally {
                lock.unlock();
            }
        }
    }
    static class Producer implements Runnable {
        private final Ring ring;
        Producer(Ring ring) { this.ring = ring; }
        public void run() {
            try {
                for (int i = 0; i < 100; i++)
                    ring.put(Integer.valueOf(i));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    static class Consumer implements Runnable {
        private final Ring ring;
        private int sum;
        Consumer(Ring ring) { this.ring = ring; }
        public void run() {
            try {
                for (int i = 0; i < 100; i++)
                    sum += (Integer) ring.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Ring ring = new Ring();
        Thread[] all = new Thread[4];
        for (int i = 0; i < 2; i++) {
            all[i] = new Thread(new Producer(ring));
            all[i + 2] = new Thread(new Consumer(ring));
        }
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
    }
}
