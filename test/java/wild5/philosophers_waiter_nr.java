// Philosophers with a waiter: a semaphore lets four of five sit down; forks are locks, meals counted by each.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static final int N = 5;

    static class Fork {
        final Lock lock = new ReentrantLock();
        int used;

        void pickUp() {
            lock.lock();
            used++; // NORACE
        }

        void putDown() {
            lock.unlock();
        }
    }

    static class Philosopher extends Thread {
        private final Fork left, right;
        private final Semaphore waiter;
        private int meals;

        Philosopher(Fork left, Fork right, Semaphore waiter) {
            this.left = left;
            this.right = right;
            this.waiter = waiter;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    waiter.acquire();
                    left.pickUp();
                    right.pickUp();
                    meals++; // NORACE
                    right.putDown();
                    left.putDown();
                    waiter.release();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Fork[] forks = new Fork[N];
        for (int i = 0; i < N; i++)
            forks[i] = new Fork();
        Semaphore waiter = new Semaphore(N - 1);
        Philosopher[] all = new Philosopher[N];
        for (int i = 0; i < N; i++) {
            all[i] = new Philosopher(forks[i], forks[(i + 1) % N], waiter);
            all[i].start();
        }
        int meals = 0;
        for (Philosopher p : all) {
            p.join();
            meals += p.meals; // NORACE
        }
        System.out.println(meals + " " + forks[0].used); // NORACE
    }
}
