// Travelling salesman with a pool of workers: the bound is read without its lock.
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
public class Main {
    static final int MAX = 14;
    static final int MAXQ = 5000;
    static class Tour implements Cloneable {
        int[] prefix = new int[MAX];
        int conn;
        int last;
        int prefixWeight;
        int lowerBound;
        int visited;
        Tour copy() {
            Tour t = new Tour();
            for (int i = 0; i < conn; i++) {
                t.prefix[i] = prefix[i]; // NORACE
            }
            t.conn = conn;
            t.last = last;
            t.prefixWeight = prefixWeight;
            t.lowerBound = lowerBound;
            t.visited = visited;
            return t;
        }
    }
    static int[][] weights = new int[MAX][MAX];
    static int n = 10;
    static Tour[] heap = new Tour[MAXQ];
    static int heapSize;
    static int waiting;
    static boolean done;
    static int minTourLen = Integer.MAX_VALUE;
    static int[] minTour = new int[MAX];
    static final Object tourLock = new Object();
    static final Object minLock = new Object();
    static final AtomicInteger expanded = new AtomicInteger();
    static void readTsp(int size) {
        n = size;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                weights[i][j] = weights[j][i] = (i * 37 + j * 91) % 53 + 1;
            }
        }
        Tour t = new Tour();
        t.prefix[0] = 0;
        t.conn = 1;
        t.last = 0;
        t.visited = 1;
        heap[1] = t;
        heapSize = 1;
    }
    static class Solver extends Thread {
        private int found;
        @Override
        public void run() {
            try {
                Tour t;
                while ((t = getTour()) != null) {
                    recurse(t);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
        private Tour getTour() throws InterruptedException {
            synchronized (tourLock) {
                while (true) {
                    if (done) {
                        return null;
                    }
                    if (heapSize > 0) {
                        Tour t = heap[1];
                        heap[1] = heap[heapSize];
                        heap[heapSize--] = null;
                        sink(1);
                        if (t.conn >= 4) {
                            return t;
                        }
                        expand(t);
                        continue;
                    }
                    if (++waiting == THREADS) {
                        done = true;
                        tourLock.notifyAll();
                        return null;
                    }
                    tourLock.wait();
                    waiting--;
                }
            }
        }
        private void sink(int at) {
            while (2 * at <= heapSize) {
                int child = 2 * at;
                if (child < heapSize && heap[child + 1].lowerBound < heap[child].lowerBound) {
                    child++;
                }
                if (heap[at] == null || heap[at].lowerBound <= heap[child].lowerBound) {
                    return;
                }
                Tour x = heap[at];
                heap[at] = heap[child];
                heap[child] = x;
                at = child;
            }
        }
        private void expand(Tour t) {
            for (int i = 1; i < n; i++) {
                if ((t.visited & (1 << i)) == 0) {
                    Tour next = t.copy();
                    next.prefix[next.conn++] = i; // NORACE
                    next.prefixWeight += weights[t.last][i];
                    next.last = i;
                    next.visited |= 1 << i;
                    next.lowerBound = next.prefixWeight + bound(next);
                    if (next.lowerBound < minTourLen && heapSize < MAXQ - 1) { // RACE! m
                        heap[++heapSize] = next;
                        int at = heapSize;
                        while (at > 1 && heap[at / 2].lowerBound > heap[at].lowerBound) {
                            Tour x = heap[at];
                            heap[at] = heap[at / 2];
                            heap[at / 2] = x;
                            at /= 2;
                        }
                    }
                }
            }
            expanded.incrementAndGet();
        }
        private int bound(Tour t) {
            int b = 0;
            for (int i = 0; i < n; i++) {
                if ((t.visited & (1 << i)) == 0) {
                    int least = Integer.MAX_VALUE;
                    for (int j = 0; j < n; j++) {
                        if (j != i && weights[i][j] < least) {
                            least = weights[i][j];
                        }
                    }
                    b += least;
                }
            }
            return b;
        }
        private void recurse(Tour t) {
            visit(t.prefix, t.conn, t.last, t.visited, t.prefixWeight);
        }
        private void visit(int[] path, int depth, int last, int visited, int weight) {
            if (weight >= minTourLen) { // RACE! m
                return;
            }
            if (depth == n) {
                setBest(weight + weights[last][0], path);
                return;
            }
            for (int i = 1; i < n; i++) {
                if ((visited & (1 << i)) == 0) {
                    path[depth] = i; // NORACE
                    visit(path, depth + 1, i, visited | 1 << i, weight + weights[last][i]);
                }
            }
        }
        private void setBest(int length, int[] path) {
            synchronized (minLock) {
                if (length < minTourLen) {
                    minTourLen = length; // RACE! m
                    for (int i = 0; i < n; i++) {
                        minTour[i] = path[i];
                    }
                    found++;
                }
            }
        }
    }
    static final int THREADS = 4;
    public static void main(String[] args) throws IOException, InterruptedException {
        readTsp(args.length > 0 ? Integer.parseInt(args[0]) : 10);
        Solver[] solvers = new Solver[THREADS];
        for (int i = 0; i < THREADS; i++) {
            solvers[i] = new Solver();
            solvers[i].start();
        }
        int found = 0;
        for (int i = 0; i < THREADS; i++) {
            solvers[i].join();
            found += solvers[i].found;
        }
        System.out.println(minTourLen + " after " + found + " of " + expanded.get());
        for (int i = 0; i < n; i++) {
            System.out.print(minTour[i] + " ");
        }
    }
}
