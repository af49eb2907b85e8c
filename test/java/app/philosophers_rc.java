// Philosophers count their meals together without a lock.
class Main {
    static final int N = 5;
    static int meals;
    static class Fork {
        int uses;
    }
    static class Philosopher extends Thread {
        private final Fork first, second;
        private int eaten;
        Philosopher(Fork first, Fork second) {
            this.first = first;
            this.second = second;
        }
        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                synchronized (first) {
                    synchronized (second) {
                        first.uses++;
                        second.uses++;
                        eaten++;
                        meals++; // RACE!
                    }
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Fork[] forks = new Fork[N];
        for (int i = 0; i < N; i++)
            forks[i] = new Fork();
        Philosopher[] all = new Philosopher[N];
        for (int i = 0; i < N; i++) {
            int a = i, b = (i + 1) % N;
            all[i] = new Philosopher(forks[Math.min(a, b)], forks[Math.max(a, b)]);
            all[i].start();
        }
        for (Philosopher p : all) {
            p.join();
            meals += p.eaten; // RACE!
        }
        System.out.println(meals);
    }
}
