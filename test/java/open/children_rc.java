// Objects that start others like them read their executor without a lock.
// heddle: --open
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
public class Main {
    private ExecutorService executor;
    private Future<Integer> future;
    private final Map<String, Main> children = new HashMap<>();
    public void add(String name, Main child) {
        synchronized (this) {
            children.put(name, child);
        }
    }
    public synchronized boolean isStarted() {
        return future != null;
    }
    public synchronized void start() {
        if (isStarted())
            return;
        executor = Executors.newFixedThreadPool(2); // RACE!
        future = executor.submit(new Task());
    }
    private ExecutorService active() {
        return executor; // RACE!
    }
    private int initialise() {
        Map<String, Main> copy;
        synchronized (this) {
            copy = new HashMap<>(children);
        }
        int n = active() == null ? 0 : 1;
        for (Main child : copy.values()) {
            child.start();
            n++;
        }
        return n;
    }
    private class Task implements Callable<Integer> {
        public Integer call() {
            return initialise();
        }
    }
}
