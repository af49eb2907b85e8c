// Each worker locks itself around what all of them have a pointer to.
public class Main {
    static class Total {
        long sum;
    }
    static class Worker implements Runnable {
        private final Total total;
        Worker(Total total) {
            this.total = total;
        }
        public void run() {
            synchronized (this) {
                total.sum++; // RACE!
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Total total = new Total();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(new Worker(total));
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(total.sum);
    }
}
