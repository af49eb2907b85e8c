// Each worker keeps its own count and adds it at the end by a synchronised static method.
import java.util.Random;
public class Main {
    private static long hits;
    private static synchronized void add(long n) { hits += n; }
    static class Worker extends Thread {
        private final long samples;
        private long own;
        Worker(long samples) { this.samples = samples; }
        @Override public void run() {
            Random random = new Random(42);
            for (long i = 0; i < samples; i++) {
                double x = random.nextDouble(), y = random.nextDouble();
                if (x * x + y * y < 1)
                    own++;
            }
            add(own);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        java.util.List<Worker> workers = new java.util.ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Worker w = new Worker(100000);
            workers.add(w);
            w.start();
        }
        long sum = 0;
        for (Worker w : workers) {
            w.join();
            sum += w.own;
        }
        System.out.println(4.0 * hits / 400000 + " " + sum);
    }
}
