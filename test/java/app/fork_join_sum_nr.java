// Fork-join tasks return their sums.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
class Main {
    static class Totals {
        long sum;
        int leaves;
    }
    static class SumTask extends RecursiveTask<Long> {
        private final int[] data;
        private final int from, to;
        private final Totals totals;
        SumTask(int[] data, int from, int to, Totals totals) {
            this.data = data;
            this.from = from;
            this.to = to;
            this.totals = totals;
        }
        @Override
        protected Long compute() {
            if (to - from <= 100) {
                long s = 0;
                for (int i = from; i < to; i++)
                    s += data[i];
                synchronized (totals) {
                    totals.leaves++;
                }
                return s;
            }
            int mid = (from + to) >>> 1;
            SumTask left = new SumTask(data, from, mid, totals);
            SumTask right = new SumTask(data, mid, to, totals);
            left.fork();
            long r = right.compute();
            return left.join() + r;
        }
    }
    public static void main(String[] args) {
        int[] data = new int[10000];
        for (int i = 0; i < data.length; i++)
            data[i] = i;
        Totals totals = new Totals();
        totals.sum = ForkJoinPool.commonPool().invoke(new SumTask(data, 0, data.length, totals));
        System.out.println(totals.sum);
        synchronized (totals) {
            System.out.println(totals.leaves);
        }
    }
}
