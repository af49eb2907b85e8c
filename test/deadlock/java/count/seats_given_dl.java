import java.util.concurrent.*;
import java.util.concurrent.locks.*;
class SeatsGiven {
    static class Philosopher extends Thread {
        private final ReentrantLock left, right; private final Semaphore room;
        private int meals;
        Philosopher(ReentrantLock l, ReentrantLock r, Semaphore room) { left = l; right = r; this.room = room; }
        @Override public void run() {
            try {
                while (meals < 10) {
                    room.acquire();
                    left.lock();
                    try {
                        right.lock(); // DEADLOCK!
                        try { meals++; } finally { right.unlock(); }
                    } finally { left.unlock(); }
                    room.release();
                }
            } catch (InterruptedException e) { }
        }
    }
    public static void main(String[] args) throws Exception {
        final int n = 5;
        ReentrantLock[] forks = new ReentrantLock[n];
        for (int i = 0; i < n; i++) forks[i] = new ReentrantLock();
        Semaphore room = new Semaphore(n);
        Philosopher[] ps = new Philosopher[n];
        for (int i = 0; i < n; i++) { ps[i] = new Philosopher(forks[i], forks[(i + 1) % n], room); ps[i].start(); }
        for (Philosopher p : ps) p.join();
    }
}
