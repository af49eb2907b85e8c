// A bounded buffer with two conditions; isFull and clear work without the lock.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class BoundedBuffer<T> {
        private final Object[] items;
        private int head, tail, count;
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();

        BoundedBuffer(int capacity) {
            items = new Object[capacity];
        }

        void put(T item) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length) // RACE! c
                    notFull.await();
                items[tail] = item;
                tail = (tail + 1) % items.length;
                count++; // RACE! c
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
                Object item = items[head];
                head = (head + 1) % items.length;
                count--; // RACE! c
                notFull.signal();
                return item;
            } finally {
                lock.unlock();
            }
        }

        boolean isFull() {
            return count == items.length; // RACE! c
        }

        void clear() {
            count = 0; // RACE! c
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer<String> buffer = new BoundedBuffer<>(4);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    if (buffer.isFull())
                        Thread.yield();
                    buffer.put("item " + i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "producer");
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++)
                    System.out.println(buffer.take());
                buffer.clear();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "consumer");
        producer.start();
        consumer.start();
        producer.join(1000);
        consumer.join(1000);
    }
}
