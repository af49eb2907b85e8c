public class Main {
    static final int N = 5;
    static final Object[] forks = new Object[N];

    static class Philosopher extends Thread {
        final int id;
        int meals;
        Philosopher(int id) { this.id = id; }

        @Override
        public void run() {
            int left = id, right = (id + 1) % N;
            if (id == N - 1) {
                left = 0;
                right = id;
            }
            for (int i = 0; i < 100; i++) {
                synchronized (forks[left]) {
                    synchronized (forks[right]) {
                        meals++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Philosopher[] table = new Philosopher[N];
        for (int i = 0; i < N; i++)
            forks[i] = new Object();
        for (int i = 0; i < N; i++) {
            table[i] = new Philosopher(i);
            table[i].start();
        }
        for (Philosopher p : table)
            p.join();
    }
}
