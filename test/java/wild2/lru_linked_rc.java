// A LinkedHashMap in access order: get() changes the order, so the read path needs the lock, too.
import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int max;

        Lru(int max) {
            super(16, 0.75f, true);
            this.max = max;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > max; // RACE
        }
    }

    static class Images {
        private final Map<String, byte[]> cache = new Lru<>(100);

        byte[] load(String name) {
            byte[] data = cache.get(name); // RACE!
            if (data == null) {
                data = new byte[10];
                synchronized (cache) {
                    cache.put(name, data); // RACE!
                }
            }
            return data;
        }
    }

    public static void main(String[] args) {
        Images images = new Images();
        Runnable user = () -> {
            for (int i = 0; i < 10; i++)
                images.load("image" + i);
        };
        new Thread(user).start();
        new Thread(user).start();
    }
}
