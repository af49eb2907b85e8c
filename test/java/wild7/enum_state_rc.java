// Mutable state in the constants of an enum, changed by pool tasks.
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    enum Level {
        LOW, HIGH;

        private int count;

        void hit() {
            count++; // RACE! c
        }
    }

    private static final Map<Level, String> names = new EnumMap<>(Level.class);

    static String name(Level l) {
        String s = names.get(l); // RACE! n
        if (s == null) {
            s = l.name().toLowerCase();
            names.put(l, s); // RACE! n
        }
        return s;
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 10; i++) {
            Level l = i % 2 == 0 ? Level.LOW : Level.HIGH;
            pool.execute(() -> {
                l.hit();
                System.out.println(name(l));
            });
        }
        pool.shutdown();
    }
}
