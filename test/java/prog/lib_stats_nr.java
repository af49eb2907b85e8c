// Statistics for a library: all under one private lock, merge in a fixed order, snapshots immutable.
// heddle: --open
import java.util.Arrays;

public class Main {
    public static final class Snapshot {
        private final long count;
        private final double mean;

        Snapshot(long count, double mean) {
            this.count = count;
            this.mean = mean;
        }

        public long getCount() {
            return count;
        }

        public double getMean() {
            return mean;
        }
    }

    private final Object lock = new Object();
    private double[] values = new double[8];
    private int n;

    public void add(double v) {
        synchronized (lock) {
            if (n == values.length)
                values = Arrays.copyOf(values, n * 2);
            values[n++] = v;
        }
    }

    public Snapshot snapshot() {
        synchronized (lock) {
            double sum = 0;
            for (int i = 0; i < n; i++)
                sum += values[i];
            return new Snapshot(n, n == 0 ? 0 : sum / n);
        }
    }

    public void merge(Main other) {
        double[] theirs = other.copy();
        synchronized (lock) {
            for (double v : theirs)
                add(v);
        }
    }

    private double[] copy() {
        synchronized (lock) {
            return Arrays.copyOf(values, n);
        }
    }
}
