// A bounded buffer with two conditions; producers count what they made, consumers what they got.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class BoundedBuffer<T> {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Object[] items;
    private int putAt, takeAt, count;

    BoundedBuffer(int capacity) {
        items = new Object[capacity];
    }

    void put(T x) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length) // NORACE
                notFull.await();
            items[putAt] = x; // NORACE
            putAt = (putAt + 1) % items.length; // NORACE
            count++; // NORACE
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    T take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (count == 0)
                notEmpty.await();
            T x = (T) items[takeAt]; // NORACE
            items[takeAt] = null;
            takeAt = (takeAt + 1) % items.length;
            --count;
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
        }
    }
}

class Message {
    int number;
    String text;
}

public class Main {
    static int made;
    static int got;

    public static void main(String[] args) throws Exception {
        BoundedBuffer<Message> buffer = new BoundedBuffer<>(4);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    Message m = new Message();
                    m.number = i; // NORACE
                    m.text = "text " + i; // NORACE
                    buffer.put(m);
                    made++; // NORACE
                }
                buffer.put(new Message());
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        });
        Thread consumer = new Thread(() -> {
            try {
                Message m;
                while ((m = buffer.take()).text != null) { // NORACE
                    m.number += 1000; // NORACE
                    got++; // NORACE
                }
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        });
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        System.out.println(made + " " + got); // NORACE
    }
}
