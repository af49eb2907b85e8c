// Philosophers with forks as monitors; each counts meals of its own, a shared count under a lock.
public class Main {
    static class Fork {
        int uses;
    }
    static class Philosopher extends Thread {
        private final Fork left, right;
        private int meals;
        private static int total;
        Philosopher(Fork left, Fork right) { this.left = left; this.right = right; }
        public void run() {
            for (int i = 0; i < 10; i++) {
                synchronized (left) {
                    synchronized (right) {
                        left.uses++;
                        right.uses++;
                        meals++;
                    }
                }
                addTotal();
            }
        }
        private static synchronized void addTotal() { total++; }
        static synchronized int total() { return total; }
    }
    public static void main(String[] args) throws Exception {
        Fork[] forks = new Fork[5];
        for (int i = 0; i < 5; i++)
            forks[i] = new Fork();
        Philosopher[] table = new Philosopher[5];
        for (int i = 0; i < 5; i++)
            table[i] = i == 4 ? new Philosopher(forks[0], forks[4]) : new Philosopher(forks[i], forks[i + 1]);
        for (Philosopher p : table)
            p.start();
        for (Philosopher p : table)
            p.join();
        for (Philosopher p : table)
            System.out.println(p.meals);
        for (Fork f : forks)
            System.out.println(f.uses);
        System.out.println(Philosopher.total());
    }
}
