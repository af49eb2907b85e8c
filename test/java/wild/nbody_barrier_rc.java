// A hand made barrier of volatile flags in an array: elements of the array are not volatile, so nothing is ordered.
class TournamentBarrier {
    private final int num;
    public volatile boolean[] isDone;
    public volatile int maxBusyIter = 1;
    TournamentBarrier(int n) {
        num = n;
        isDone = new boolean[n];
    }
    void doBarrier(int me) {
        boolean donevalue = !isDone[me];
        int round = 1;
        while (((me & round) == 0) && round < num) {
            int other = me | round;
            if (other < num) {
                while (isDone[other] != donevalue) { // RACE! b
                    Thread.yield();
                }
            }
            round <<= 1;
        }
        isDone[me] = donevalue; // RACE! b
        while (isDone[0] != donevalue) { // RACE! b
            Thread.yield();
        }
    }
}
class Body extends Thread {
    final int id;
    final double[] p;
    final double[] v;
    final TournamentBarrier bar;
    Body(int id, double[] p, double[] v, TournamentBarrier bar) {
        this.id = id;
        this.p = p;
        this.v = v;
        this.bar = bar;
    }
    public void run() {
        int chunk = p.length / 4;
        for (int step = 0; step < 10; step++) {
            for (int i = id * chunk; i < (id + 1) * chunk; i++) {
                double f = 0;
                for (int j = 0; j < p.length; j++) {
                    if (j != i) {
                        f += 1 / (p[j] - p[i]); // RACE! x
                    }
                }
                v[i] += f;
            }
            bar.doBarrier(id);
            for (int i = id * chunk; i < (id + 1) * chunk; i++) {
                p[i] += v[i] * 0.01; // RACE! x
            }
            bar.doBarrier(id);
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        double[] p = new double[64];
        double[] v = new double[64];
        for (int i = 0; i < 64; i++) {
            p[i] = i;
        }
        TournamentBarrier bar = new TournamentBarrier(4);
        Body[] b = new Body[4];
        for (int i = 0; i < 4; i++) {
            b[i] = new Body(i, p, v, bar);
            b[i].start();
        }
        for (int i = 0; i < 4; i++) {
            b[i].join();
        }
        System.out.println(p[0]);
    }
}
