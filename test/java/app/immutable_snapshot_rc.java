// A mutable snapshot is changed in place after it was published.
class Main {
    static class Stats {
        private int count;
        private double sum;
        Stats(int count, double sum) {
            this.count = count;
            this.sum = sum;
        }
        double average() {
            return count == 0 ? 0 : sum / count; // RACE!
        }
        void update(double x) {
            count++; // RACE!
            sum += x; // RACE!
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
                stats.update(i);
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
