// Branch and bound with a global bound: tested without lock, set under one.
class Bound {
    private int best = Integer.MAX_VALUE;
    private int[] path;

    boolean isPromising(int length) {
        return length < best; // RACE!
    }

    synchronized void offer(int length, int[] tour) {
        if (length < best) { // NORACE
            best = length; // RACE!
            path = tour.clone(); // NORACE
        }
    }

    synchronized int[] path() {
        return path;
    }
}

class Search extends Thread {
    private static final int[][] DIST = {{0, 3, 4, 2, 7}, {3, 0, 4, 6, 3}, {4, 4, 0, 5, 8}, {2, 6, 5, 0, 6}, {7, 3, 8, 6, 0}};
    private final Bound bound;
    private final int first;
    private final int[] tour = new int[DIST.length];
    private final boolean[] used = new boolean[DIST.length];

    Search(Bound bound, int first) {
        this.bound = bound;
        this.first = first;
    }

    @Override
    public void run() {
        tour[0] = 0;
        used[0] = true; // NORACE
        step(1, first, DIST[0][first]);
    }

    private void step(int depth, int city, int length) {
        if (!bound.isPromising(length))
            return;
        tour[depth] = city; // NORACE
        used[city] = true; // NORACE
        if (depth == DIST.length - 1)
            bound.offer(length + DIST[city][0], tour);
        for (int next = 0; next < DIST.length; next++)
            if (!used[next]) // NORACE
                step(depth + 1, next, length + DIST[city][next]);
        used[city] = false; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Bound bound = new Bound();
        Search[] threads = new Search[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Search(bound, i + 1);
            threads[i].start();
        }
        for (Search s : threads)
            s.join();
        for (int c : bound.path())
            System.out.print(c + " ");
    }
}
