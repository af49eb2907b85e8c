// Producers and consumers over a queue with a ReentrantLock, two conditions and a poison pill.
import java.util.LinkedList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Channel<T> {
    private final LinkedList<T> queue = new LinkedList<>();
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final int limit;
    private int passed;

    Channel(int limit) {
        this.limit = limit;
    }

    void send(T t) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (queue.size() >= limit)
                notFull.await();
            queue.addLast(t);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    T receive() throws InterruptedException {
        lock.lock();
        try {
            while (queue.isEmpty())
                notEmpty.await();
            T t = queue.removeFirst();
            passed++;
            notFull.signal();
            return t;
        } finally {
            lock.unlock();
        }
    }

    int passed() {
        lock.lock();
        try {
            return passed;
        } finally {
            lock.unlock();
        }
    }
}

class Message {
    final int number;
    String body;

    Message(int number) {
        this.number = number;
    }
}

public class Main {
    private static final Message POISON = new Message(-1);

    public static void main(String[] args) throws Exception {
        Channel<Message> channel = new Channel<>(4);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    Message m = new Message(i);
                    m.body = "body of " + i;
                    channel.send(m);
                }
                channel.send(POISON);
            } catch (InterruptedException e) {
                return;
            }
        });
        Thread consumer = new Thread(() -> {
            int length = 0;
            try {
                for (;;) {
                    Message m = channel.receive();
                    if (m == POISON)
                        break;
                    length += m.body.length();
                    m.body = null;
                }
            } catch (InterruptedException e) {
                return;
            }
            System.out.println(length);
        });
        producer.start();
        consumer.start();
        System.out.println(channel.passed());
        producer.join();
        consumer.join();
    }
}
