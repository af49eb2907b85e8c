class ForksObjects {
    static class Fork { int uses; }
    static class Philosopher implements Runnable {
        private final Fork first, second;
        Philosopher(Fork f, Fork s) { first = f; second = s; }
        public void run() {
            for (int i = 0; i < 50; i++)
                synchronized (first) {
                    synchronized (second) { first.uses++; second.uses++; } // DEADLOCK!
                }
        }
    }
    public static void main(String[] args) {
        final int n = 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) forks[i] = new Fork();
        for (int i = 0; i < n; i++) {
            Fork left = forks[i], right = forks[(i + 1) % n];
            new Thread(new Philosopher(left, right)).start();
        }
    }
}
