// two ReentrantLocks taken in opposite orders by two methods
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final Lock orders = new ReentrantLock();
    private final Lock stock = new ReentrantLock();
    private int open, items = 100;

    void place() {
        orders.lock(); // DEADLOCK
        try {
            stock.lock(); // DEADLOCK!
            try {
                open++;
                items--;
            } finally {
                stock.unlock();
            }
        } finally {
            orders.unlock();
        }
    }

    boolean restock() {
        stock.lock(); // DEADLOCK
        try {
            orders.lock(); // DEADLOCK!
            try {
                items += 10;
                open = 0;
            } finally {
                orders.unlock();
            }
        } finally {
            stock.unlock();
        }
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(m::place), b = new Thread(m::restock);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
