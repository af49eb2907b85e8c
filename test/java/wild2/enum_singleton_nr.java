// An enum singleton with a locked counter and a static table that is filled before use.
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

public class Main {
    enum Level { LOW, MID, HIGH }

    enum Registry {
        INSTANCE;

        private final Map<Level, Integer> counts = new EnumMap<>(Level.class);
        private final Map<String, Level> names = new HashMap<>();

        Registry() {
            for (Level l : Level.values())
                names.put(l.name().toLowerCase(), l);
        }

        Level byName(String s) {
            return names.get(s); // NORACE
        }

        void count(Level l) {
            synchronized (counts) {
                counts.merge(l, 1, Integer::sum); // NORACE
            }
        }

        String summary() {
            synchronized (counts) {
                return counts.toString();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        String[] words = {"low", "mid", "high"};
        for (int i = 0; i < threads.length; i++) {
            String word = words[i];
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    Registry.INSTANCE.count(Registry.INSTANCE.byName(word));
            });
            threads[i].start();
        }
        System.out.println(Registry.INSTANCE.summary());
        for (Thread t : threads)
            t.join();
        System.out.println(Registry.INSTANCE.summary());
    }
}
