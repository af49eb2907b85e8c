// A static synchronized method and an instance synchronized method change the same static table.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class Registry {
        private static final Map<String, Object> ENTRIES = new HashMap<>();
        private static int generation;

        static synchronized Object lookup(String name) {
            return ENTRIES.get(name); // RACE! e
        }

        synchronized void register(String name) {
            ENTRIES.put(name, this); // RACE! e
            generation++; // RACE! g
        }

        static synchronized int generation() {
            return generation; // RACE! g
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            String name = "svc" + i;
            new Thread(() -> new Registry().register(name)).start();
        }
        new Thread(() -> System.out.println(Registry.lookup("svc0"))).start();
        new Thread(() -> System.out.println(Registry.generation())).start();
    }
}
