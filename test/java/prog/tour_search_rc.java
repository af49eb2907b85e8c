// Branch and bound for tours: the queue is synchronised, the best length is read without the lock first.
import java.util.PriorityQueue;

class Tour implements Comparable<Tour> {
    final int[] prefix;
    final int length;
    final int bound;

    Tour(int[] prefix, int length, int bound) {
        this.prefix = prefix;
        this.length = length;
        this.bound = bound;
    }

    public int compareTo(Tour o) {
        return Integer.compare(bound, o.bound);
    }
}

class Solver implements Runnable {
    static final Object minLock = new Object();
    static int minLength = Integer.MAX_VALUE;
    static int[] best;
    static final PriorityQueue<Tour> queue = new PriorityQueue<>();
    static int[][] weights;
    static int working;

    static Tour next() {
        synchronized (queue) {
            return queue.poll();
        }
    }

    static void put(Tour t) {
        synchronized (queue) {
            queue.add(t);
        }
    }

    private void done(int[] tour, int length) {
        if (length >= minLength) // RACE! min
            return;
        synchronized (minLock) {
            if (length < minLength) {
                minLength = length; // RACE! min
                best = tour.clone();
            }
        }
    }

    private void split(Tour t) {
        int last = t.prefix[t.prefix.length - 1];
        for (int c = 0; c < weights.length; c++) {
            if (contains(t.prefix, c))
                continue;
            int length = t.length + weights[last][c];
            if (length >= minLength) // RACE! min
                continue;
            int[] p = java.util.Arrays.copyOf(t.prefix, t.prefix.length + 1);
            p[p.length - 1] = c;
            if (p.length == weights.length)
                done(p, length + weights[c][0]);
            else
                put(new Tour(p, length, length));
        }
    }

    private static boolean contains(int[] a, int v) {
        for (int x : a)
            if (x == v)
                return true;
        return false;
    }

    public void run() {
        Tour t;
        while ((t = next()) != null)
            split(t);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 8;
        Solver.weights = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                Solver.weights[i][j] = (i * 7 + j * 13) % 19 + 1;
        Solver.put(new Tour(new int[] { 0 }, 0, 0));
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Solver());
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(Solver.minLength + " " + Solver.best.length);
    }
}
