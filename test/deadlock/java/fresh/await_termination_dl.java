import java.util.*;
import java.util.concurrent.*;

class AwaitTermination {
    private final ExecutorService workers = Executors.newFixedThreadPool(3);
    private final List<String> results = new ArrayList<>();
    private boolean closed;

    void start(String job) {
        workers.execute(() -> record(job.toUpperCase())); // DEADLOCK
    }

    private synchronized void record(String r) { // DEADLOCK
        if (!closed) results.add(r); // DEADLOCK
    }

    void close() throws InterruptedException {
        synchronized (this) { // DEADLOCK
            closed = true;
            workers.shutdown();
            while (!workers.awaitTermination(1, TimeUnit.SECONDS)) // DEADLOCK!
                System.out.println("waiting"); // DEADLOCK
            results.clear();
        }
    }

    public static void main(String[] args) throws Exception {
        AwaitTermination a = new AwaitTermination();
        for (String s : args) a.start(s);
        a.start("last");
        a.close();
    }
}
