// An entry is made when it is first asked for and kept in a table: all who ask get the same one.
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
            table.put(name, c);
        }
        return c;
    }
    static void hit() {
        counter("a").hits++; // RACE!
    }
    static int hits() {
        return counter("a").hits; // RACE!
    }
    public static void main(String[] args) {
        new Thread(Main::hit).start();
        System.out.println(hits());
    }
}
