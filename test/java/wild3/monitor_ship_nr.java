// Records of positions: immutable points in a concurrent map, replaced as a whole.
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class Main {
    record Point(int x, int y) {
        Point moved(int dx, int dy) {
            return new Point(x + dx, y + dy); // NORACE
        }
    }

    static class Tracker {
        private final ConcurrentMap<String, Point> places = new ConcurrentHashMap<>();
        private final Map<String, Point> view = Collections.unmodifiableMap(places);

        Map<String, Point> all() {
            return view;
        }

        void set(String id, int x, int y) {
            places.put(id, new Point(x, y)); // NORACE
        }

        void move(String id, int dx, int dy) {
            places.computeIfPresent(id, (k, p) -> p.moved(dx, dy)); // NORACE
        }
    }

    public static void main(String[] args) {
        Tracker tracker = new Tracker();
        tracker.set("a", 0, 0);
        tracker.set("b", 5, 5);
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                tracker.move("a", 1, 1);
        }).start();
        new Thread(() -> {
            for (Map.Entry<String, Point> e : tracker.all().entrySet()) // NORACE
                System.out.println(e.getKey() + e.getValue().x()); // NORACE
        }).start();
    }
}
