// A HashMap that two threads put into.
import java.util.HashMap;
import java.util.Map;
class Main {
    static final Map<String, Integer> map = new HashMap<>();
    public static void main(String[] args) {
        new Thread(() -> map.put("a", 1)).start(); // RACE!
        new Thread(() -> map.put("b", 2)).start(); // RACE!
    }
}
