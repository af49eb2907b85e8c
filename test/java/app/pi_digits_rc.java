// The main thread adds up partial sums before all are there.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class PiWorker extends Thread {
        private final int start, end;
        private double sum;
        PiWorker(int start, int end) {
            this.start = start;
            this.end = end;
        }
        @Override
        public void run() {
            for (int i = start; i < end; i++)
                sum += (i % 2 == 0 ? 1.0 : -1.0) / (2 * i + 1); // RACE!
        }
        double getSum() {
            return sum; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        List<PiWorker> workers = new ArrayList<>();
        int n = 4, chunk = 10000;
        for (int i = 0; i < n; i++) {
            PiWorker w = new PiWorker(i * chunk, (i + 1) * chunk);
            workers.add(w);
            w.start();
        }
        double pi = 0;
        for (PiWorker w : workers) {
            pi += w.getSum();
        }
        System.out.println(4 * pi);
    }
}
