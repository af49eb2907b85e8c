// A ConcurrentHashMap that two threads put into.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
class Main {
    static final Map<String, Integer> map = new ConcurrentHashMap<>();
    public static void main(String[] args) {
        new Thread(() -> map.put("a", 1)).start();
        new Thread(() -> map.put("b", 2)).start();
        System.out.println(map.get("a"));
    }
}
