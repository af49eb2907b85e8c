// Philosophers take forks in order; meals are counted under the fork and under a common lock.
class Fork {
    int uses;
}
class Philosopher extends Thread {
    private final Fork left;
    private final Fork right;
    private static int meals;
    private static final Object MEALS = new Object();
    private int mine;
    Philosopher(Fork left, Fork right) {
        this.left = left;
        this.right = right;
    }
    @Override
    public void run() {
        while (mine < 20) {
            synchronized (left) {
                left.uses++;
                synchronized (right) {
                    right.uses++;
                    mine++;
                }
            }
            synchronized (MEALS) {
                meals++;
            }
        }
    }
    static int meals() {
        synchronized (MEALS) {
            return meals;
        }
    }
    int mine() {
        return mine;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        Philosopher[] table = new Philosopher[n];
        for (int i = 0; i < n; i++) {
            table[i] = i == n - 1 ? new Philosopher(forks[0], forks[i]) : new Philosopher(forks[i], forks[i + 1]);
            table[i].start();
        }
        System.out.println("so far " + Philosopher.meals());
        int sum = 0;
        for (Philosopher p : table) {
            p.join();
            sum += p.mine();
        }
        for (Fork f : forks) {
            sum += f.uses;
        }
        System.out.println(sum);
    }
}
