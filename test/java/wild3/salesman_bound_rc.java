// Travelling salesman: workers take partial tours; the best length is compared without the lock.
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
    private int best = Integer.MAX_VALUE;
    private int[] bestOrder;
    private final Object bestLock = new Object();

    Tour next() {
        synchronized (open) {
            return open.isEmpty() ? null : open.pop();
        }
    }

    void push(Tour t) {
        synchronized (open) {
            open.push(t);
        }
    }

    void found(Tour t) {
        if (t.length < best) { // RACE!
            synchronized (bestLock) {
                if (t.length < best) {
                    best = t.length; // RACE!
                    bestOrder = t.order;
                }
            }
        }
    }

    int best() {
        synchronized (bestLock) {
            return best;
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
                order[t.used] = order[i];
                order[i] = h;
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
        System.out.println(solver.best());
    }
}
