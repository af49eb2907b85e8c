// Customers wait in a small shop; a lock with two conditions guards the chairs and the till.
import java.util.LinkedList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Customer {
    final String name;
    boolean served;
    int paid;

    Customer(String name) {
        this.name = name;
    }
}

class Shop {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition somebody = lock.newCondition();
    private final Condition ready = lock.newCondition();
    private final LinkedList<Customer> chairs = new LinkedList<>();
    private final int size;
    private int takings;
    private int lost;
    private boolean open = true;

    Shop(int size) {
        this.size = size;
    }

    boolean visit(Customer c) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            if (!open || chairs.size() >= size) {
                lost++;
                return false;
            }
            chairs.addLast(c);
            somebody.signal();
            while (!c.served)
                ready.await();
            c.paid = 10;
            takings += c.paid;
            return true;
        } finally {
            lock.unlock();
        }
    }

    boolean serveOne() throws InterruptedException {
        Customer c;
        lock.lock();
        try {
            while (chairs.isEmpty()) {
                if (!open)
                    return false;
                somebody.await(10, TimeUnit.MILLISECONDS);
            }
            c = chairs.removeFirst();
        } finally {
            lock.unlock();
        }
        System.out.println("cutting " + c.name);
        lock.lock();
        try {
            c.served = true;
            ready.signalAll();
        } finally {
            lock.unlock();
        }
        return true;
    }

    void close() {
        lock.lock();
        open = false;
        somebody.signalAll();
        lock.unlock();
    }

    String summary() {
        lock.lock();
        try {
            return takings + " " + lost;
        } finally {
            lock.unlock();
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Shop shop = new Shop(3);
        Thread barber = new Thread(() -> {
            try {
                while (shop.serveOne())
                    Thread.yield();
            } catch (InterruptedException e) {
                return;
            }
        });
        barber.start();
        Thread[] people = new Thread[10];
        for (int i = 0; i < 10; i++) {
            Customer c = new Customer("c" + i);
            people[i] = new Thread(() -> {
                try {
                    shop.visit(c);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            people[i].start();
        }
        for (Thread t : people)
            t.join();
        shop.close();
        System.out.println(shop.summary());
    }
}
