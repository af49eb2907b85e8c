// A routing table that is copied, changed and published through a volatile variable; one updater at a time.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Target {
    private final String host;
    private final int weight;

    Target(String host, int weight) {
        this.host = host;
        this.weight = weight;
    }

    String host() {
        return host;
    }

    int weight() {
        return weight;
    }
}

class Router {
    private volatile Map<String, List<Target>> table = Collections.emptyMap();
    private final Object updating = new Object();
    private int updates;

    Target route(String path) {
        List<Target> targets = table.get(path);
        if (targets == null)
            return null;
        Target best = null;
        for (Target t : targets)
            if (best == null || t.weight() > best.weight())
                best = t;
        return best;
    }

    void add(String path, Target target) {
        synchronized (updating) {
            Map<String, List<Target>> next = new HashMap<>(table);
            List<Target> targets = new ArrayList<>();
            List<Target> old = next.get(path);
            if (old != null)
                targets.addAll(old);
            targets.add(target);
            next.put(path, targets);
            updates++;
            table = next;
        }
    }

    int updates() {
        synchronized (updating) {
            return updates;
        }
    }
}

class Main {
    public static void main(String[] args) {
        Router router = new Router();
        router.add("/", new Target("a", 1));
        Runnable client = () -> {
            for (int i = 0; i < 1000; i++) {
                Target t = router.route("/");
                if (t != null && t.host().isEmpty())
                    System.out.println("odd");
            }
        };
        new Thread(client).start();
        new Thread(client).start();
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> router.add("/" + n, new Target("h" + n, n))).start();
        }
        System.out.println(router.updates());
    }
}
