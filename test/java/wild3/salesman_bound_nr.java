// Travelling salesman: workers take partial tours; the best length is volatile, written under a lock.
import java.util.ArrayDeque;
import java.util.Deque;

class Tour {
    final int[] order;
    final int used;
    final int length;

    Tour(int[] order, int used, int length) {
        this.order = order;
        this.used = used;
        this.length = length;
    }
}

class Solver {
    static int[][] distance;
    private final Deque<Tour> open = new ArrayDeque<Tour>();
    private volatile int best = Integer.MAX_VALUE;
    private int[] bestOrder;
    private final Object bestLock = new Object();

    Tour next() {
        synchronized (open) {
            return open.isEmpty() ? null : open.pop(); // NORACE
        }
    }

    void push(Tour t) {
        synchronized (open) {
            open.push(t); // NORACE
        }
    }

    void found(Tour t) {
        if (t.length < best) {
            synchronized (bestLock) {
                if (t.length < best) {
                    best = t.length;
                    bestOrder = t.order; // NORACE
                }
            }
        }
    }

    int[] bestOrder() {
        synchronized (bestLock) {
            return bestOrder; // NORACE
        }
    }
}

class Searcher extends Thread {
    final Solver solver;

    Searcher(Solver solver) {
        this.solver = solver;
    }

    public void run() {
        Tour t;
        while ((t = solver.next()) != null) {
            int n = Solver.distance.length;
            if (t.used == n) {
                solver.found(t);
                continue;
            }
            for (int i = t.used; i < n; i++) {
                int[] order = t.order.clone();
                int h = order[t.used];
                order[t.used] = order[i]; // NORACE
                order[i] = h; // NORACE
                int length = t.length + Solver.distance[order[t.used - 1]][order[t.used]];
                solver.push(new Tour(order, t.used + 1, length));
            }
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Solver.distance = new int[][] {{0, 2, 3, 4}, {2, 0, 5, 1}, {3, 5, 0, 7}, {4, 1, 7, 0}};
        Solver solver = new Solver();
        solver.push(new Tour(new int[] {0, 1, 2, 3}, 1, 0));
        Searcher[] all = new Searcher[3];
        for (int i = 0; i < all.length; i++)
            (all[i] = new Searcher(solver)).start();
        for (Searcher s : all)
            s.join();
        System.out.println(solver.bestOrder()[0]);
    }
}
