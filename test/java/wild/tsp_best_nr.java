// Branch and bound: tours in a priority queue under a lock, best length read under it too.
import java.util.PriorityQueue;
class Tour implements Comparable<Tour> {
    final int[] path;
    int last, length, lower;
    Tour(int n) {
        path = new int[n];
    }
    Tour extend(int city, int cost) {
        Tour t = new Tour(path.length);
        System.arraycopy(path, 0, t.path, 0, last + 1);
        t.last = last + 1;
        t.path[t.last] = city; // NORACE
        t.length = length + cost; // NORACE
        t.lower = t.length;
        return t;
    }
    @Override
    public int compareTo(Tour o) {
        return Integer.compare(lower, o.lower); // NORACE
    }
}
class Solver implements Runnable {
    static final Object queueLock = new Object();
    static final Object minLock = new Object();
    static final PriorityQueue<Tour> queue = new PriorityQueue<>();
    static int[][] weights;
    static int minLength = Integer.MAX_VALUE;
    static int[] best;
    static int working;
    Tour next() {
        synchronized (queueLock) {
            while (queue.isEmpty()) {
                if (working == 0) {
                    queueLock.notifyAll();
                    return null;
                }
                try {
                    queueLock.wait();
                } catch (InterruptedException e) {
                    return null;
                }
            }
            working++;
            return queue.poll();
        }
    }
    void done() {
        synchronized (queueLock) {
            working--;
            if (working == 0) {
                queueLock.notifyAll();
            }
        }
    }
    void record(Tour t) {
        synchronized (minLock) {
            if (t.length < minLength) { // NORACE
                minLength = t.length; // NORACE
                best = t.path; // NORACE
            }
        }
    }
    void branch(Tour t) {
        int n = weights.length;
        for (int c = 1; c < n; c++) {
            boolean used = false;
            for (int k = 0; k <= t.last; k++) {
                used |= t.path[k] == c; // NORACE
            }
            if (used) {
                continue;
            }
            Tour longer = t.extend(c, weights[t.path[t.last]][c]);
            int bound;
            synchronized (minLock) {
                bound = minLength;
            }
            if (longer.lower >= bound) { // NORACE
                continue;
            }
            if (longer.last == n - 1) { // NORACE
                record(longer);
            } else {
                synchronized (queueLock) {
                    queue.add(longer);
                    queueLock.notify();
                }
            }
        }
    }
    @Override
    public void run() {
        Tour t;
        while ((t = next()) != null) {
            branch(t);
            done();
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 7;
        Solver.weights = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                Solver.weights[i][j] = 1 + (i * 7 + j * 3) % 11; // NORACE
            }
        }
        Solver.queue.add(new Tour(n));
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Solver());
            threads[i].start();
        }
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
        }
        System.out.println(Solver.minLength + " " + Solver.best[1]); // NORACE
    }
}
