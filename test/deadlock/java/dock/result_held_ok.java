// The report is waited for before the monitor that the task enters.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Statistics {
    private final List<Integer> samples = new ArrayList<>();
    private final ExecutorService executor = Executors.newFixedThreadPool(4);
    private double last;

    void add(int sample) {
        synchronized (samples) {
            samples.add(sample);
        }
    }

    private double mean() {
        synchronized (samples) {
            int sum = 0;
            for (int s : samples)
                sum += s;
            return samples.isEmpty() ? 0 : (double) sum / samples.size();
        }
    }

    double report() throws ExecutionException, InterruptedException {
        Future<Double> mean = executor.submit(this::mean);
        double found = mean.get();
        synchronized (samples) {
            last = found;
            samples.clear();
            return last;
        }
    }

    void close() {
        executor.shutdown();
    }
}

class Main {
    public static void main(String[] args) throws Exception {
        Statistics s = new Statistics();
        for (int i = 0; i < 10; i++)
            s.add(i);
        System.out.println(s.report());
        s.close();
    }
}
