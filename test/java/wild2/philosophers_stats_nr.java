// Philosophers with ordered forks; each counts for itself, the waiter's table has a lock of its own.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Fork {
        final int id;
        private final Lock lock = new ReentrantLock();
        private int uses;

        Fork(int id) {
            this.id = id;
        }

        void pick() {
            lock.lock();
            uses++; // NORACE
        }

        void drop() {
            lock.unlock();
        }
    }

    static class Philosopher extends Thread {
        private final Fork low, high;
        private int meals;

        Philosopher(Fork left, Fork right) {
            low = left.id < right.id ? left : right;
            high = left.id < right.id ? right : left;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                low.pick();
                try {
                    high.pick();
                    try {
                        meals++; // NORACE
                    } finally {
                        high.drop();
                    }
                } finally {
                    low.drop();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++)
            forks[i] = new Fork(i);
        Philosopher[] table = new Philosopher[n];
        for (int i = 0; i < n; i++) {
            table[i] = new Philosopher(forks[i], forks[(i + 1) % n]);
            table[i].start();
        }
        int meals = 0;
        for (Philosopher p : table) {
            p.join();
            meals += p.meals; // NORACE
        }
        System.out.println(meals);
    }
}
