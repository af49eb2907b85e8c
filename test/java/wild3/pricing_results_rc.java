// Monte Carlo pricing: tasks and results in vectors; the running mean is a plain field.
import java.util.Vector;

class PriceTask {
    final int seed;
    PriceTask(int seed) { this.seed = seed; }
}

class Demo {
    Vector<PriceTask> tasks = new Vector<PriceTask>();
    Vector<Double> results = new Vector<Double>();
    double mean;
    int runs;

    void init(int n) {
        for (int i = 0; i < n; i++)
            tasks.addElement(new PriceTask(i));
    }

    void runSome(int id, int threads) {
        int slice = (tasks.size() + threads - 1) / threads;
        int from = id * slice;
        int to = Math.min(from + slice, tasks.size());
        for (int i = from; i < to; i++) {
            double value = simulate(tasks.elementAt(i).seed);
            results.addElement(value);
            mean = (mean * runs + value) / (runs + 1); // RACE! m r
            runs++; // RACE! r
        }
    }

    private double simulate(int seed) {
        java.util.Random r = new java.util.Random(seed);
        double path = 100;
        for (int i = 0; i < 50; i++)
            path *= 1 + r.nextGaussian() * 0.01;
        return path;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final Demo demo = new Demo();
        demo.init(100);
        final int n = 4;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            final int id = i;
            threads[i] = new Thread(new Runnable() {
                public void run() {
                    demo.runSome(id, n);
                }
            });
        }
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(demo.mean + " " + demo.results.size());
    }
}
