// A registry that copies its map on every change; readers use the volatile snapshot.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class Route {
    final String target;
    final int weight;

    Route(String target, int weight) {
        this.target = target;
        this.weight = weight;
    }
}

class Routes {
    private volatile Map<String, Route> snapshot = Collections.emptyMap();
    private int version;

    synchronized void put(String path, Route r) {
        Map<String, Route> copy = new HashMap<>(snapshot);
        copy.put(path, r); // NORACE
        version++; // NORACE
        snapshot = copy;
    }

    synchronized void remove(String path) {
        Map<String, Route> copy = new HashMap<>(snapshot);
        copy.remove(path); // NORACE
        version++; // NORACE
        snapshot = copy;
    }

    Route find(String path) {
        return snapshot.get(path); // NORACE
    }

    int size() {
        return snapshot.size(); // NORACE
    }

    synchronized int version() {
        return version; // NORACE
    }
}

public class Main {
    public static void main(String[] args) {
        Routes routes = new Routes();
        new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                routes.put("/p" + i, new Route("host" + i, i));
                if (i > 4)
                    routes.remove("/p" + (i - 4));
            }
        }).start();
        new Thread(() -> routes.put("/admin", new Route("localhost", 1))).start();
        for (int i = 0; i < 100; i++) {
            Route r = routes.find("/p" + i % 10);
            if (r != null)
                System.out.println(r.target + r.weight + " of " + routes.size());
        }
        System.out.println(routes.version());
    }
}
