// The map is a concurrent one; what its entries hold is not guarded at all.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
class Main {
    static class Total {
        int n, max;
    }
    final Map<String, Total> totals = new ConcurrentHashMap<>();
    void add(String key, int n) {
        Total t = totals.computeIfAbsent(key, k -> new Total());
        t.n += n; // RACE! n
        t.max = n; // RACE! max
    }
    int sum() {
        int sum = 0;
        for (Map.Entry<String, Total> e : totals.entrySet())
            sum += e.getValue().n; // RACE! n
        return sum;
    }
    boolean isBusy() {
        return totals.entrySet().stream().anyMatch(e -> e.getValue().max > 9); // RACE! max
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.add("a", 1)).start();
        System.out.println(m.sum() + " " + m.isBusy());
    }
}
