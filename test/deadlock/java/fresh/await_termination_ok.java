import java.util.*;
import java.util.concurrent.*;

class AwaitTermination {
    private final ExecutorService workers = Executors.newFixedThreadPool(3);
    private final List<String> results = new ArrayList<>();
    private boolean closed;

    void start(String job) {
        workers.execute(() -> record(job.toUpperCase()));
    }

    private synchronized void record(String r) {
        if (!closed) results.add(r);
    }

    void close() throws InterruptedException {
        workers.shutdown();
        while (!workers.awaitTermination(1, TimeUnit.SECONDS))
            System.out.println("waiting");
        synchronized (this) {
            closed = true;
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
