// Recursive tasks search an array; the best so far is one plain field of the search.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class BestSearch {
    private final long[] data;
    private long best = Long.MIN_VALUE;
    private int tasks;

    BestSearch(long[] data) {
        this.data = data;
    }

    private class Part extends RecursiveAction {
        private final int from, to;

        Part(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            tasks++; // RACE! tasks
            if (to - from < 100) {
                for (int i = from; i < to; i++)
                    if (data[i] > best) // RACE! best
                        best = data[i]; // RACE! best
                return;
            }
            int middle = (from + to) / 2;
            invokeAll(new Part(from, middle), new Part(middle, to));
        }
    }

    long find() {
        new ForkJoinPool(4).invoke(new Part(0, data.length));
        return best;
    }

    int tasks() {
        return tasks;
    }
}

class Main {
    public static void main(String[] args) {
        long[] data = new long[100000];
        for (int i = 0; i < data.length; i++)
            data[i] = (long) i * 7919 % 100003;
        BestSearch search = new BestSearch(data);
        System.out.println(search.find() + " " + search.tasks());
    }
}
