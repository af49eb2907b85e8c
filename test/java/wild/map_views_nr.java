// Views are used under the lock of the map.
import java.util.*;
public class Main {
    static final Map<String, Integer> map = Collections.synchronizedMap(new TreeMap<>());
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Set<String> keys = map.keySet();
            synchronized (map) {
                for (String k : keys)
                    System.out.println(k);
            }
        });
        t.start();
        map.put("a", 1);
        synchronized (map) {
            for (Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator(); it.hasNext();)
                if (it.next().getValue() > 3)
                    it.remove();
        }
        t.join();
        for (Map.Entry<String, Integer> e : map.entrySet())
            System.out.println(e.getKey() + e.getValue());
    }
}
