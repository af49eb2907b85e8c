// Metrics: the map of counters is concurrent, the counters in it are plain.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Counter {
    private long count;
    private double sum;

    void record(double value) {
        count++; // RACE! count
        sum += value; // RACE! sum
    }

    double mean() {
        return count == 0 ? 0 : sum / count; // RACE! count sum
    }
}

class Metrics {
    private static final Metrics DEFAULT = new Metrics();
    private final Map<String, Counter> counters = new ConcurrentHashMap<>();

    static Metrics standard() {
        return DEFAULT;
    }

    Counter counter(String name) {
        return counters.computeIfAbsent(name, n -> new Counter());
    }

    void dump() {
        for (Map.Entry<String, Counter> e : counters.entrySet())
            System.out.println(e.getKey() + " " + e.getValue().mean());
    }
}

class RequestHandler implements Runnable {
    private final int requests;

    RequestHandler(int requests) {
        this.requests = requests;
    }

    public void run() {
        Counter latency = Metrics.standard().counter("latency");
        for (int i = 0; i < requests; i++) {
            long start = System.nanoTime();
            serve(i);
            latency.record(System.nanoTime() - start);
        }
    }

    private void serve(int i) {
        Counter size = Metrics.standard().counter("size." + i % 3);
        size.record(i * 10);
    }
}

class Reporter extends Thread {
    private volatile boolean stopped;

    Reporter() {
        setDaemon(true);
    }

    public void run() {
        while (!stopped) {
            Metrics.standard().dump();
            try {
                sleep(50);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    void finish() {
        stopped = true;
        interrupt();
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Reporter reporter = new Reporter();
        reporter.start();
        Thread a = new Thread(new RequestHandler(100)), b = new Thread(new RequestHandler(200));
        a.start();
        b.start();
        a.join();
        b.join();
        reporter.finish();
    }
}
