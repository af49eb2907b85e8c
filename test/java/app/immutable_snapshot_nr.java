// Snapshots are immutable and replaced through a volatile.
class Main {
    static class Stats {
        private int count;
        private double sum;
        Stats(int count, double sum) {
            this.count = count;
            this.sum = sum;
        }
        double average() {
            return count == 0 ? 0 : sum / count;
        }
        void update(double x) {
            count++;
            sum += x;
        }
        Stats with(double x) {
            return new Stats(count + 1, sum + x);
        }
    }
    static class Collector implements Runnable {
        private volatile Stats stats = new Stats(0, 0);
        @Override
        public void run() {
            for (int i = 0; i < 100; i++)
                stats = stats.with(i);
        }
        Stats current() {
            return stats;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Collector c = new Collector();
        new Thread(c).start();
        for (int i = 0; i < 10; i++) {
            System.out.println(c.current().average());
            Thread.sleep(10);
        }
    }
}
