// Simulated rates: tasks are made first, threads take every n-th of them, results go into a synchronised collector.
import java.util.Random;
import java.util.Vector;
class RatePath {
    private final double[] values;
    private final long seed;
    RatePath(long seed, int steps) {
        this.seed = seed;
        values = new double[steps];
    }
    void compute(double drift) {
        Random r = new Random(seed);
        double v = 1.0;
        for (int i = 0; i < values.length; i++) {
            v *= 1 + drift + r.nextGaussian() * 0.01;
            values[i] = v;
        }
    }
    double last() {
        return values[values.length - 1];
    }
}
class AppDemo {
    static Vector<RatePath> tasks = new Vector<>();
    static Vector<Double> results = new Vector<>();
    static double drift = 0.001;
    static void initTasks(int n) {
        for (int i = 0; i < n; i++) {
            tasks.addElement(new RatePath(i * 11L, 100));
        }
    }
}
class AppDemoThread implements Runnable {
    private final int id;
    private final int n;
    AppDemoThread(int id, int n) {
        this.id = id;
        this.n = n;
    }
    public void run() {
        for (int i = id; i < AppDemo.tasks.size(); i += n) {
            RatePath p = AppDemo.tasks.elementAt(i);
            p.compute(AppDemo.drift);
            AppDemo.results.addElement(p.last());
        }
    }
}
public class Main {
    public static void main(String[] args) {
        AppDemo.drift = args.length > 0 ? 0.002 : 0.001;
        AppDemo.initTasks(50);
        int n = 4;
        Thread[] th = new Thread[n];
        for (int i = 1; i < n; i++) {
            th[i] = new Thread(new AppDemoThread(i, n));
            th[i].start();
        }
        new AppDemoThread(0, n).run();
        for (int i = 1; i < n; i++) {
            try {
                th[i].join();
            } catch (InterruptedException e) {
                return;
            }
        }
        double sum = 0;
        for (int i = 0; i < AppDemo.results.size(); i++) {
            sum += AppDemo.results.get(i);
        }
        System.out.println(sum / AppDemo.results.size());
    }
}
