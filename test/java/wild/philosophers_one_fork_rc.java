// The count of the right fork is changed with only the left one held.
public class Main {
    static class Fork {
        int uses;
    }
    static class Philosopher implements Runnable {
        private final Fork left, right;
        Philosopher(Fork left, Fork right) { this.left = left; this.right = right; }
        public void run() {
            for (int i = 0; i < 10; i++) {
                synchronized (left) {
                    left.uses++; // RACE! u
                    right.uses++; // RACE! u
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Fork[] forks = new Fork[5];
        for (int i = 0; i < 5; i++)
            forks[i] = new Fork();
        Thread[] table = new Thread[5];
        for (int i = 0; i < 5; i++) {
            table[i] = new Thread(new Philosopher(forks[i], forks[(i + 1) % 5]));
            table[i].start();
        }
        for (Thread t : table)
            t.join();
        System.out.println(forks[0].uses);
    }
}
