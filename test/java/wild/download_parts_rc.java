// A download in parts: parts are written to their own range, progress is summed by a method that reads all of them.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
class Part implements Callable<Integer> {
    private final byte[] file;
    private final int from;
    private final int to;
    private int done;
    private volatile boolean failed;
    Part(byte[] file, int from, int to) {
        this.file = file;
        this.from = from;
        this.to = to;
    }
    @Override
    public Integer call() {
        for (int i = from; i < to; i++) {
            file[i] = (byte) i;
            done++; // RACE! d
        }
        if (done != to - from) {
            failed = true;
        }
        return done;
    }
    int done() {
        return done; // RACE! d
    }
    boolean failed() {
        return failed;
    }
}
class Download {
    private final byte[] file = new byte[1000];
    private final List<Part> parts = new ArrayList<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final List<Future<Integer>> results = new ArrayList<>();
    void start(int n) {
        int size = file.length / n;
        for (int i = 0; i < n; i++) {
            parts.add(new Part(file, i * size, (i + 1) * size));
        }
        for (Part p : parts) {
            results.add(pool.submit(p));
        }
    }
    int progress() {
        int sum = 0;
        for (Part p : parts) {
            sum += p.failed() ? 0 : p.done();
        }
        return sum;
    }
    int finish() throws InterruptedException, ExecutionException {
        int n = 0;
        for (Future<Integer> f : results) {
            n += f.get();
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        return n + file[0];
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        Download d = new Download();
        d.start(4);
        System.out.println(d.progress());
        System.out.println(d.finish());
        System.out.println(d.progress());
    }
}
