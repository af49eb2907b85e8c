// Records of positions: mutable points are handed out of a synchronised tracker.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class Point {
        int x, y;
    }

    static class Tracker {
        private final Map<String, Point> places = new HashMap<>();

        synchronized Point get(String id) {
            return places.get(id);
        }

        synchronized void set(String id, int x, int y) {
            Point p = places.get(id);
            if (p == null) {
                p = new Point();
                places.put(id, p);
            }
            p.x = x; // RACE! x
            p.y = y; // RACE! y
        }
    }

    public static void main(String[] args) {
        Tracker tracker = new Tracker();
        tracker.set("a", 0, 0);
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                tracker.set("a", i, -i);
        }).start();
        new Thread(() -> {
            Point p = tracker.get("a");
            System.out.println(p.x + "," + p.y); // RACE! x y
        }).start();
    }
}
