// Recursive tasks that add to a field of a shared result object; one forgets to join.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Main {
    static class Result {
        long sum;
        int tasks;
    }

    static class SumTask extends RecursiveAction {
        private final int[] data;
        private final int from, to;
        private final Result result;

        SumTask(int[] data, int from, int to, Result result) {
            this.data = data;
            this.from = from;
            this.to = to;
            this.result = result;
        }

        @Override
        protected void compute() {
            result.tasks++; // RACE! t
            if (to - from < 100) {
                for (int i = from; i < to; i++)
                    result.sum += data[i]; // RACE! s
            } else {
                int mid = (from + to) / 2;
                SumTask left = new SumTask(data, from, mid, result);
                SumTask right = new SumTask(data, mid, to, result);
                left.fork();
                right.compute();
                left.join();
            }
        }
    }

    public static void main(String[] args) {
        int[] data = new int[10000];
        for (int i = 0; i < data.length; i++)
            data[i] = i;
        Result result = new Result();
        new ForkJoinPool().invoke(new SumTask(data, 0, data.length, result));
        System.out.println(result.sum + " in " + result.tasks);
    }
}
