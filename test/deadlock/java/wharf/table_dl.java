// Philosophers with explicit locks, left before right.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

class Philosopher implements Runnable {
    private final Lock left, right;
    private final int id;

    Philosopher(int id, Lock left, Lock right) {
        this.id = id;
        this.left = left;
        this.right = right;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < 5; i++) {
                dine();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void dine() throws InterruptedException {
        left.lock(); // DEADLOCK
        try {
            right.lock(); // DEADLOCK!
            try {
                System.out.println(id + " eats");
            } finally {
                right.unlock();
            }
        } finally {
            left.unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final int n = 5;
        Lock[] forks = new Lock[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new ReentrantLock();
        }
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(new Philosopher(i, forks[i], forks[(i + 1) % n]));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
