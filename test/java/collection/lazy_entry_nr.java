// A counter that is made when asked for and not kept belongs to who asked.
import java.util.HashMap;
import java.util.Map;
public class Main {
    static class Counter {
        int hits;
    }
    private static final Map<String, Counter> table = new HashMap<>();
    static synchronized Counter counter(String name) {
        Counter c = table.get(name);
        if (c == null) {
            c = new Counter();
            table.put(name, null);
        }
        return c;
    }
    static void hit() {
        counter("a").hits++;
    }
    static int hits() {
        return counter("a").hits;
    }
    public static void main(String[] args) {
        new Thread(Main::hit).start();
        System.out.println(hits());
    }
}
