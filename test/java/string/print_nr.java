// What is printed after the thread that fills it, or under the same lock, or locks itself, is no race.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;
public class Main {
    private static final Map<String, Integer> ages = new HashMap<>();
    private static final List<String> names = new ArrayList<>();
    private static final Vector<Integer> ids = new Vector<>();
    private static final StringBuffer text = new StringBuffer();
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            ages.put("a", 1);
            synchronized (names) {
                names.add("a");
            }
            ids.add(1);
            text.append("a");
        });
        t.start();
        synchronized (names) {
            System.out.println(names);
        }
        System.out.println(ids);
        System.out.println("text " + text);
        t.join();
        System.out.println(ages);
    }
}
