// A StringBuilder beside a Vector: only the vector locks itself.
import java.util.Hashtable;
import java.util.Iterator;
import java.util.Map;
import java.util.Vector;
public class Main {
    private final Vector<String> names = new Vector<>();
    private final Map<String, Integer> ages = new Hashtable<>();
    private StringBuilder text = new StringBuilder();
    void add(String n) {
        names.add(n);
        ages.put(n, n.length());
        text.append(n); // RACE! text
    }
    int total() {
        int sum = 0;
        Iterator<String> it = names.iterator();
        while (it.hasNext())
            sum += it.next().length();
        return sum + text.length(); // RACE! text
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 100; i++) m.add("n" + i);
        });
        t.start();
        System.out.println(m.total());
        t.join();
        System.out.println(m.total());
    }
}
