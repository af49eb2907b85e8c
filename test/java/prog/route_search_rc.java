// Branch and bound over delivery routes: the best route is set under a lock and read without.
import java.util.ArrayDeque;
import java.util.Deque;

class Route {
    final int[] stops;
    final int used;
    final int cost;

    Route(int[] stops, int used, int cost) {
        this.stops = stops;
        this.used = used;
        this.cost = cost;
    }

    boolean visits(int stop) {
        for (int i = 0; i < used; i++)
            if (stops[i] == stop)
                return true;
        return false;
    }

    Route extend(int stop, int distance) {
        int[] copy = new int[stops.length];
        System.arraycopy(stops, 0, copy, 0, used);
        copy[used] = stop;
        return new Route(copy, used + 1, cost + distance);
    }
}

class Search {
    private final int[][] distance;
    private final Deque<Route> open = new ArrayDeque<>();
    private final Object lock = new Object();
    private int working;
    private int bestCost = Integer.MAX_VALUE;
    private Route best;

    Search(int[][] distance) {
        this.distance = distance;
        open.push(new Route(new int[distance.length], 1, 0));
    }

    Route take() throws InterruptedException {
        synchronized (open) {
            while (open.isEmpty()) {
                if (working == 0) {
                    open.notifyAll();
                    return null;
                }
                open.wait();
            }
            working++;
            return open.pop();
        }
    }

    void give(Route r) {
        synchronized (open) {
            open.push(r);
            open.notify();
        }
    }

    void done() {
        synchronized (open) {
            working--;
            open.notifyAll();
        }
    }

    void expand(Route r) {
        int n = distance.length;
        if (r.cost >= bestCost) // RACE! cost
            return;
        if (r.used == n) {
            report(r);
            return;
        }
        int last = r.stops[r.used - 1];
        for (int stop = 0; stop < n; stop++)
            if (!r.visits(stop))
                give(r.extend(stop, distance[last][stop]));
    }

    void report(Route r) {
        synchronized (lock) {
            if (r.cost < bestCost) {
                bestCost = r.cost; // RACE! cost
                best = r; // RACE! best
            }
        }
    }

    Route best() {
        return best; // RACE! best
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 9;
        int[][] distance = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                distance[i][j] = (i * 7 + j * 13) % 29 + 1;
        Search search = new Search(distance);
        Thread[] pool = new Thread[3];
        for (int i = 0; i < pool.length; i++) {
            pool[i] = new Thread() {
                @Override
                public void run() {
                    try {
                        Route r;
                        while ((r = search.take()) != null) {
                            search.expand(r);
                            search.done();
                        }
                    } catch (InterruptedException e) {
                        interrupt();
                    }
                }
            };
            pool[i].start();
        }
        Thread.sleep(100);
        if (search.best() != null)
            System.out.println("found one");
        for (Thread t : pool)
            t.join();
    }
}
