// A ring of slots with one lock and two conditions; several producers and consumers.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Ring<E> {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Object[] slots;
    private int putAt, takeAt, count;

    Ring(int size) {
        slots = new Object[size];
    }

    void put(E e) throws InterruptedException {
        lock.lock();
        try {
            while (count == slots.length)
                notFull.await();
            slots[putAt] = e;
            putAt = (putAt + 1) % slots.length;
            count++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    E take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0)
                notEmpty.await();
            E e = (E) slots[takeAt];
            slots[takeAt] = null;
            takeAt = (takeAt + 1) % slots.length;
            count--;
            notFull.signal();
            return e;
        } finally {
            lock.unlock();
        }
    }
}

class Order {
    final int number;
    double price;
    boolean shipped;

    Order(int number) {
        this.number = number;
    }
}

class Main {
    static final Ring<Order> ring = new Ring<>(8);

    static class Clerk implements Runnable {
        private final int first;

        Clerk(int first) {
            this.first = first;
        }

        public void run() {
            try {
                for (int i = first; i < first + 50; i++) {
                    Order o = new Order(i);
                    o.price = i * 1.5;
                    ring.put(o);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Packer extends Thread {
        double sum;

        @Override
        public void run() {
            try {
                for (int i = 0; i < 50; i++) {
                    Order o = ring.take();
                    o.shipped = true;
                    sum += o.price;
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Packer a = new Packer(), b = new Packer();
        a.start();
        b.start();
        new Thread(new Clerk(0)).start();
        new Thread(new Clerk(50)).start();
        a.join();
        b.join();
        System.out.println(a.sum + b.sum);
    }
}
