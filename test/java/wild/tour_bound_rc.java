// Branch and bound: the best length is tested without a lock and set under one.
public class Main {
    static final int CITIES = 8;
    static final int[][] dist = new int[CITIES][CITIES];
    static int best = Integer.MAX_VALUE;
    static final Object bestLock = new Object();
    static class Worker extends Thread {
        final int first;
        Worker(int first) { this.first = first; }
        public void run() {
            boolean[] seen = new boolean[CITIES];
            seen[0] = true;
            seen[first] = true;
            search(first, 2, dist[0][first], seen);
        }
        void search(int at, int depth, int length, boolean[] seen) {
            if (length >= best) // RACE! b
                return;
            if (depth == CITIES) {
                synchronized (bestLock) {
                    if (length + dist[at][0] < best)
                        best = length + dist[at][0]; // RACE! b
                }
                return;
            }
            for (int next = 1; next < CITIES; next++) {
                if (!seen[next]) {
                    seen[next] = true;
                    search(next, depth + 1, length + dist[at][next], seen);
                    seen[next] = false;
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < CITIES; i++)
            for (int j = 0; j < CITIES; j++)
                dist[i][j] = Math.abs(i - j) * 3 % 7 + 1;
        Worker[] workers = new Worker[CITIES - 1];
        for (int i = 1; i < CITIES; i++) {
            workers[i - 1] = new Worker(i);
            workers[i - 1].start();
        }
        for (Worker w : workers)
            w.join();
        System.out.println(best);
    }
}
