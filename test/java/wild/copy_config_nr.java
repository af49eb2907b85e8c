// Routes are replaced as a whole by copying; readers see a finished map through a volatile member.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
class Route {
    private final String target;
    private final int weight;
    Route(String target, int weight) {
        this.target = target;
        this.weight = weight;
    }
    String target() {
        return target;
    }
    int weight() {
        return weight;
    }
}
class Router {
    private volatile Map<String, Route> routes = Collections.emptyMap();
    private final Object writeLock = new Object();
    private int version;
    void add(String key, Route r) {
        synchronized (writeLock) {
            Map<String, Route> copy = new HashMap<>(routes);
            copy.put(key, r);
            routes = copy;
            version++;
        }
    }
    void remove(String key) {
        synchronized (writeLock) {
            Map<String, Route> copy = new HashMap<>(routes);
            copy.remove(key);
            routes = Collections.unmodifiableMap(copy);
            version++;
        }
    }
    Route find(String key) {
        return routes.get(key);
    }
    int weights() {
        int sum = 0;
        for (Route r : routes.values()) {
            sum += r.weight();
        }
        return sum;
    }
    int version() {
        synchronized (writeLock) {
            return version;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Router router = new Router();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                router.add("k" + i % 5, new Route("t" + i, i));
                if (i % 4 == 3) {
                    router.remove("k" + i % 3);
                }
            }
        });
        Thread[] readers = new Thread[2];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(() -> {
                int n = 0;
                for (int k = 0; k < 100; k++) {
                    Route r = router.find("k" + k % 5);
                    n += r == null ? 0 : r.target().length();
                    n += router.weights();
                }
                System.out.println(n);
            });
        }
        writer.start();
        for (Thread t : readers) {
            t.start();
        }
        writer.join();
        System.out.println(router.version() + router.weights());
    }
}
