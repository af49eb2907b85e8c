// Branch and bound: the best tour is compared and set without the lock.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
class Main {
    static final int CITIES = 8;
    static final int[][] distance = new int[CITIES][CITIES];
    static int best = Integer.MAX_VALUE;
    static int[] bestTour;
    static final Object lock = new Object();
    static final Deque<int[]> work = new ArrayDeque<>();
    static class Solver extends Thread {
        private final int[] path = new int[CITIES];
        private void search(int depth, int length) {
            if (length >= best) // RACE!
                return;
            if (depth == CITIES) {
                best = length; // RACE!
                bestTour = Arrays.copyOf(path, CITIES); // RACE! tour
                return;
            }
            for (int c = 0; c < CITIES; c++) {
                boolean seen = false;
                for (int i = 0; i < depth; i++)
                    seen |= path[i] == c;
                if (!seen) {
                    path[depth] = c;
                    search(depth + 1, length + distance[path[depth - 1]][c]);
                }
            }
        }
        @Override
        public void run() {
            while (true) {
                int[] start;
                synchronized (work) {
                    start = work.poll();
                }
                if (start == null)
                    return;
                path[0] = start[0];
                search(1, 0);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < CITIES; i++) {
            work.add(new int[] {i});
            for (int j = 0; j < CITIES; j++)
                distance[i][j] = Math.abs(i - j);
        }
        Solver[] solvers = new Solver[4];
        for (int i = 0; i < solvers.length; i++) {
            solvers[i] = new Solver();
            solvers[i].start();
        }
        for (Solver s : solvers)
            s.join();
        System.out.println(best + Arrays.toString(bestTour));
    }
}
