// The same with the vector locked during the walk and a StringBuffer.
import java.util.Hashtable;
import java.util.Iterator;
import java.util.Map;
import java.util.Vector;
public class Main {
    private final Vector<String> names = new Vector<>();
    private final Map<String, Integer> ages = new Hashtable<>();
    private final StringBuffer text = new StringBuffer();
    void add(String n) {
        names.add(n);
        ages.put(n, n.length());
        text.append(n);
    }
    int total() {
        int sum = 0;
        synchronized (names) {
            Iterator<String> it = names.iterator();
            while (it.hasNext())
                sum += it.next().length();
        }
        return sum + text.length();
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
