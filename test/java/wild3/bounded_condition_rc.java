// A bounded buffer with two conditions; a producer changes the message after it was put.
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
            while (count == items.length)
                notFull.await();
            items[putAt] = x;
            putAt = (putAt + 1) % items.length;
            count++; // RACE! c
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
            T x = (T) items[takeAt];
            takeAt = (takeAt + 1) % items.length;
            --count; // RACE! c
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
        }
    }

    int size() {
        return count; // RACE! c
    }
}

class Message {
    int number;
    String text;
}

public class Main {
    public static void main(String[] args) throws Exception {
        BoundedBuffer<Message> buffer = new BoundedBuffer<>(4);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    Message m = new Message();
                    m.number = i;
                    buffer.put(m);
                    m.text = "sent"; // RACE! t
                }
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        });
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    Message m = buffer.take();
                    System.out.println(m.number + m.text); // RACE! t
                }
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        });
        producer.start();
        consumer.start();
        System.out.println(buffer.size());
        producer.join();
        consumer.join();
    }
}
