// A constructor registers itself before its fields are set.
import java.util.*;
public class Main {
    static final List<Sensor> sensors = Collections.synchronizedList(new ArrayList<>());
    static class Sensor {
        private int limit;
        private String name;
        Sensor(String n, int l) {
            sensors.add(this);
            name = n; // RACE! n
            limit = l; // RACE! l
        }
        int limit() { return limit; } // RACE! l
        String name() { return name; } // RACE! n
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (sensors) {
                for (Sensor s : sensors)
                    System.out.println(s.name() + s.limit());
            }
        });
        t.start();
        new Sensor("a", 5);
        t.join();
    }
}
