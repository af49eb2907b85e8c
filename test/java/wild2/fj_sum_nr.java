// Recursive tasks that write disjoint halves and return sums.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

public class Main {
    static class Fill extends RecursiveAction {
        private final long[] data;
        private final int from, to;

        Fill(long[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= 64) {
                for (int i = from; i < to; i++)
                    data[i] = (long) i * i; // NORACE
                return;
            }
            int mid = (from + to) >>> 1;
            invokeAll(new Fill(data, from, mid), new Fill(data, mid, to));
        }
    }

    static class Sum extends RecursiveTask<Long> {
        private final long[] data;
        private final int from, to;

        Sum(long[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from <= 64) {
                long sum = 0;
                for (int i = from; i < to; i++)
                    sum += data[i]; // NORACE
                return sum;
            }
            int mid = (from + to) >>> 1;
            Sum left = new Sum(data, from, mid), right = new Sum(data, mid, to);
            left.fork();
            long r = right.compute();
            return left.join() + r;
        }
    }

    public static void main(String[] args) {
        long[] data = new long[1 << 12];
        ForkJoinPool pool = new ForkJoinPool(4);
        pool.invoke(new Fill(data, 0, data.length));
        System.out.println(pool.invoke(new Sum(data, 0, data.length)));
        data[0] = 7; // NORACE
    }
}
