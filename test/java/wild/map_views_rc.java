// Views of a shared map: keySet, values, entrySet, subList.
import java.util.*;
public class Main {
    static final Map<String, Integer> map = new HashMap<>();
    static final List<Integer> list = new ArrayList<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (String k : map.keySet()) // RACE! m
                System.out.println(k);
            List<Integer> half = list.subList(0, 1); // RACE l
            half.set(0, 3); // RACE! l
        });
        list.add(1);
        t.start();
        map.put("a", 1); // RACE! m
        list.add(2); // RACE! l
        map.values().remove(1); // RACE! m
        t.join();
        for (Map.Entry<String, Integer> e : map.entrySet())
            System.out.println(e.getKey() + e.getValue());
    }
}
