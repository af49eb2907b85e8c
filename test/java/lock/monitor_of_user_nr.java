// Each worker locks itself around what it alone has a pointer to; two threads run each worker.
public class Main {
    static class Total {
        long sum;
    }
    static class Worker implements Runnable {
        private final Total total;
        Worker() {
            total = new Total();
        }
        public void run() {
            synchronized (this) {
                total.sum++;
            }
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            Worker w = new Worker();
            new Thread(w).start();
            new Thread(w).start();
        }
    }
}
