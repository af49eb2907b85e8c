// A registry made at first use: tested without lock, not volatile.
import java.util.HashMap;
import java.util.Map;

class Registry {
    private static Registry instance;
    private final Map<String, Object> services = new HashMap<>();

    private Registry() {
        services.put("clock", new Object());
    }

    static Registry getInstance() {
        if (instance == null) { // RACE!
            synchronized (Registry.class) {
                if (instance == null) // NORACE
                    instance = new Registry(); // RACE!
            }
        }
        return instance; // RACE!
    }

    synchronized Object lookup(String name) {
        return services.get(name);
    }

    synchronized void register(String name, Object o) {
        services.put(name, o); // NORACE
    }
}

public class Main {
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            final String name = "service" + i;
            new Thread(() -> {
                Registry r = Registry.getInstance();
                r.register(name, new Object());
                System.out.println(r.lookup("clock"));
            }).start();
        }
    }
}
