import java.util.concurrent.locks.*;

class PhilosophersLocks {
    static final int N = 5;

    static class Philosopher implements Runnable {
        private final Lock first, second;
        private final int id;
        Philosopher(int id, Lock first, Lock second) {
            this.id = id; this.first = first; this.second = second;
        }
        @Override public void run() {
            for (int i = 0; i < 100; i++) {
                first.lock();
                try {
                    second.lock();
                    try { System.out.println(id + " eats"); }
                    finally { second.unlock(); }
                } finally { first.unlock(); }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Lock[] forks = new ReentrantLock[N];
        for (int i = 0; i < N; i++) forks[i] = new ReentrantLock();
        Thread[] t = new Thread[N];
        for (int i = 0; i < N; i++) {
            Lock left = forks[i], right = forks[(i + 1) % N];
            if (i == N - 1) t[i] = new Thread(new Philosopher(i, right, left));
            else t[i] = new Thread(new Philosopher(i, left, right));
            t[i].start();
        }
        for (Thread x : t) x.join();
    }
}
