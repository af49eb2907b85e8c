// Monte Carlo: results in a synchronised list, but the id of a path from a plain static counter.
import java.util.Random;
import java.util.Vector;
class PathResult {
    final int id;
    double expected;
    double volatility;
    PathResult(int id) {
        this.id = id;
    }
}
class PriceStock {
    private static int runs;
    private final PathResult result;
    private final Random random = new Random(7);
    PriceStock() {
        result = new PathResult(runs++); // RACE!
    }
    PathResult run() {
        double x = 0;
        for (int i = 0; i < 100; i++) {
            x += random.nextGaussian();
        }
        result.expected = x / 100; // NORACE
        result.volatility = Math.sqrt(Math.abs(x)); // NORACE
        return result;
    }
}
class AppDemoThread implements Runnable {
    private final int id;
    private final int n;
    AppDemoThread(int id, int n) {
        this.id = id;
        this.n = n;
    }
    @Override
    public void run() {
        int slice = (Main.PATHS + n - 1) / n;
        int end = Math.min((id + 1) * slice, Main.PATHS);
        for (int i = id * slice; i < end; i++) {
            Main.results.addElement(new PriceStock().run()); // NORACE
        }
    }
}
public class Main {
    static final int PATHS = 100;
    static final Vector<PathResult> results = new Vector<>();
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        Thread[] threads = new Thread[n];
        for (int i = 1; i < n; i++) {
            threads[i] = new Thread(new AppDemoThread(i, n));
            threads[i].start();
        }
        new AppDemoThread(0, n).run();
        for (int i = 1; i < n; i++) {
            threads[i].join();
        }
        double sum = 0;
        for (PathResult r : results) {
            sum += r.expected + r.volatility; // NORACE
        }
        System.out.println(sum / results.size());
    }
}
