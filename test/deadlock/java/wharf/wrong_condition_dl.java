// A bounded buffer with two conditions; the taker signals its own side.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class BoundedBuffer {
    final Lock lock = new ReentrantLock();
    final Condition notFull = lock.newCondition();
    final Condition notEmpty = lock.newCondition();
    final Object[] items = new Object[4];
    int putptr, takeptr, count;

    public void put(Object x) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length)
                notFull.await(); // DEADLOCK!
            items[putptr] = x;
            if (++putptr == items.length) putptr = 0;
            ++count;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public Object take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0)
                notEmpty.await(); // DEADLOCK
            Object x = items[takeptr];
            if (++takeptr == items.length) takeptr = 0;
            --count;
            notEmpty.signal(); // DEADLOCK
            return x;
        } finally {
            lock.unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer b = new BoundedBuffer();
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) b.put(i);
            } catch (InterruptedException e) { }
        });
        Thread c = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) System.out.println(b.take());
            } catch (InterruptedException e) { }
        });
        p.start();
        c.start();
        p.join();
        c.join();
    }
}
