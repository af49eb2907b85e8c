// Parallel arrays (positions and speeds) partitioned by index among threads with the rest to the last.
public class Main {
    static final int N = 103, T = 4;
    static final double[] pos = new double[N], speed = new double[N];
    static final double[] sums = new double[T];
    static class Mover extends Thread {
        final int id;
        Mover(int id) { this.id = id; }
        public void run() {
            int chunk = N / T;
            int from = id * chunk;
            int to = id == T - 1 ? N : from + chunk;
            double s = 0;
            for (int i = from; i < to; i++) {
                pos[i] += speed[i];
                speed[i] *= 0.9;
                s += pos[i];
            }
            sums[id] = s;
        }
    }
    public static void main(String[] args) throws Exception {
        Mover[] movers = new Mover[T];
        for (int i = 0; i < T; i++)
            movers[i] = new Mover(i);
        for (int i = 0; i < T; i++)
            movers[i].start();
        double total = 0;
        for (int i = 0; i < T; i++) {
            movers[i].join();
            total += sums[i];
        }
        System.out.println(total + pos[0]);
    }
}
