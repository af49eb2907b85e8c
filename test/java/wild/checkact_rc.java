// Collections: one that is not synchronised, one wrapped and walked without its lock, one concurrent.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
public class Main {
    private final Map<String, Integer> stock = new HashMap<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, List<String>> byUser = new ConcurrentHashMap<>();
    void order(String user, String item) {
        if (stock.containsKey(item) && stock.get(item) > 0) { // RACE! s
            stock.put(item, stock.get(item) - 1); // RACE! s
        }
        log.add(user + " got " + item); // RACE! l
        List<String> mine = byUser.get(user);
        if (mine == null) {
            mine = new ArrayList<>();
            byUser.put(user, mine);
        }
        mine.add(item); // RACE! u
    }
    void print() {
        Iterator<String> it = log.iterator(); // RACE! l
        while (it.hasNext()) { // RACE! l
            System.out.println(it.next()); // RACE! l
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Main shop = new Main();
        shop.stock.put("tea", 10);
        shop.stock.put("rice", 10);
        Runnable client = () -> {
            for (int i = 0; i < 10; i++) {
                shop.order("u" + i % 2, i % 3 == 0 ? "tea" : "rice");
            }
        };
        Thread a = new Thread(client);
        Thread b = new Thread(client);
        a.start();
        b.start();
        shop.print();
        a.join();
        b.join();
        System.out.println(shop.stock);
    }
}
