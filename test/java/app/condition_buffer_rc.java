// A bounded buffer of a lock and two conditions; statistics are counted outside.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static class Buffer {
        final Lock lock = new ReentrantLock();
        final Condition notFull = lock.newCondition();
        final Condition notEmpty = lock.newCondition();
        final Object[] items = new Object[100];
        int putptr, takeptr, count;
        long moved;
        void put(Object x) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length)
                    notFull.await();
                items[putptr] = x;
                if (++putptr == items.length)
                    putptr = 0;
                ++count;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
            moved++; // RACE!
        }
        Object take() throws InterruptedException {
            lock.lock();
            try {
                while (count == 0)
                    notEmpty.await();
                Object x = items[takeptr];
                if (++takeptr == items.length)
                    takeptr = 0;
                --count;
                notFull.signal();
                return x;
            } finally {
                lock.unlock();
            }
        }
    }
    public static void main(String[] args) {
        Buffer buffer = new Buffer();
        for (int i = 0; i < 2; i++) {
            final int id = i;
            new Thread(() -> {
                try {
                    for (int k = 0; k < 10; k++)
                        buffer.put("item " + id + k);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
        Runnable consumer = new Runnable() {
            @Override
            public void run() {
                try {
                    while (true)
                        System.out.println(buffer.take());
                } catch (InterruptedException e) {
                    System.out.println("stopped");
                }
            }
        };
        Thread t = new Thread(consumer);
        t.start();
        t.interrupt();
    }
}
