// Two stripes of a table are locked.
class Main {
    private final Object[] locks = new Object[8];
    private final int[] values = new int[8];

    Main() {
        for (int i = 0; i < locks.length; i++)
            locks[i] = new Object();
    }

    void move(int from, int to, int n) {
        if (from == to)
            return;
        synchronized (locks[Math.min(from, to)]) {
            synchronized (locks[Math.max(from, to)]) {
                values[from] -= n;
                values[to] += n;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            final int seed = i;
            t[i] = new Thread(() -> {
                java.util.Random random = new java.util.Random(seed);
                for (int k = 0; k < 1000; k++)
                    m.move(random.nextInt(8), random.nextInt(8), k);
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
    }
}
