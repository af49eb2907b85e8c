// Branch and bound with a synchronised holder of the best tour and a shared stack of work.
import java.util.ArrayDeque;
public class Main {
    static final int CITIES = 8;
    static final int[][] dist = new int[CITIES][CITIES];
    static class Tour {
        final int[] path = new int[CITIES];
        int size;
        int length;
        Tour copy() {
            Tour t = new Tour();
            System.arraycopy(path, 0, t.path, 0, size);
            t.size = size;
            t.length = length;
            return t;
        }
        boolean has(int city) {
            for (int i = 0; i < size; i++)
                if (path[i] == city)
                    return true;
            return false;
        }
    }
    static final ArrayDeque<Tour> work = new ArrayDeque<>();
    static int best = Integer.MAX_VALUE;
    static Tour bestTour;
    static synchronized int best() { return best; }
    static synchronized void offer(Tour t, int length) {
        if (length < best) {
            best = length;
            bestTour = t;
        }
    }
    static Tour next() {
        synchronized (work) {
            return work.pollLast();
        }
    }
    static class Worker implements Runnable {
        public void run() {
            Tour t;
            while ((t = next()) != null) {
                if (t.length >= best())
                    continue;
                if (t.size == CITIES) {
                    offer(t, t.length + dist[t.path[CITIES - 1]][t.path[0]]);
                    continue;
                }
                for (int c = 1; c < CITIES; c++) {
                    if (t.has(c))
                        continue;
                    Tour u = t.copy();
                    u.length += dist[u.path[u.size - 1]][c];
                    u.path[u.size++] = c;
                    synchronized (work) {
                        work.addLast(u);
                    }
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < CITIES; i++)
            for (int j = 0; j < CITIES; j++)
                dist[i][j] = Math.abs(i - j) * 3 % 7 + 1;
        Tour start = new Tour();
        start.size = 1;
        work.add(start);
        Thread[] workers = new Thread[3];
        for (int i = 0; i < 3; i++) {
            workers[i] = new Thread(new Worker());
            workers[i].start();
        }
        for (int i = 0; i < 3; i++)
            workers[i].join();
        System.out.println(best + " " + bestTour.length);
    }
}
