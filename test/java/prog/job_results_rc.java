// Jobs put their results into one list; main looks at it after shutdown() without waiting.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class JobResult {
    final String name;
    final long duration;
    boolean reported;

    JobResult(String name, long duration) {
        this.name = name;
        this.duration = duration;
    }
}

class ResultSink {
    private final List<JobResult> results = new ArrayList<>();
    private int failures;

    void success(String name, long duration) {
        results.add(new JobResult(name, duration)); // RACE! list
    }

    synchronized void failure(String name, Exception e) {
        failures++; // RACE! failures
        System.err.println(name + " " + e);
    }

    void print() {
        results.sort(Comparator.comparingLong(r -> r.duration)); // RACE! list
        for (JobResult r : results) { // RACE! list
            r.reported = true;
            System.out.println(r.name + " " + r.duration);
        }
        System.out.println(failures + " failed"); // RACE! failures
    }
}

class Job implements Runnable {
    private final String name;
    private final ResultSink sink;

    Job(String name, ResultSink sink) {
        this.name = name;
        this.sink = sink;
    }

    @Override
    public void run() {
        long start = System.nanoTime();
        try {
            if (name.endsWith("7"))
                throw new IllegalArgumentException("seven");
            Thread.sleep(name.length());
            sink.success(name, System.nanoTime() - start);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IllegalArgumentException e) {
            sink.failure(name, e);
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        ResultSink sink = new ResultSink();
        for (int i = 0; i < 20; i++)
            pool.submit(new Job("job-" + i, sink));
        pool.shutdown();
        sink.print();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
