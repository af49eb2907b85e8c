// Fork and join: the maximum of an array, halves in tasks; the index is kept in fields that are read after the join.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class MaxTask extends RecursiveAction {
    private static final int LIMIT = 16;
    private final int[] data;
    private final int from, to;
    int max;
    int index;

    MaxTask(int[] data, int from, int to) {
        this.data = data;
        this.from = from;
        this.to = to;
    }

    @Override
    protected void compute() {
        if (to - from <= LIMIT) {
            max = data[from]; // NORACE
            index = from; // NORACE
            for (int i = from + 1; i < to; i++) {
                if (data[i] > max) { // NORACE
                    max = data[i]; // NORACE
                    index = i; // NORACE
                }
            }
            return;
        }
        int mid = (from + to) >>> 1;
        MaxTask left = new MaxTask(data, from, mid), right = new MaxTask(data, mid, to);
        left.fork();
        right.compute();
        left.join();
        MaxTask best = left.max >= right.max ? left : right; // NORACE
        max = best.max; // NORACE
        index = best.index; // NORACE
    }
}

public class Main {
    public static void main(String[] args) {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++)
            data[i] = i * 7919 % 1009; // NORACE
        MaxTask task = new MaxTask(data, 0, data.length);
        new ForkJoinPool(4).invoke(task);
        System.out.println(task.max + " at " + task.index); // NORACE
    }
}
