// The values of a map's entries are used under the lock that guards them.
import java.util.HashMap;
import java.util.Map;
class Main {
    static class Total {
        int n;
    }
    final Map<String, Total> totals = new HashMap<>();
    synchronized void add(String key, int n) {
        totals.computeIfAbsent(key, k -> new Total()).n += n; // NORACE
    }
    synchronized int sum() {
        int sum = 0;
        for (Map.Entry<String, Total> e : totals.entrySet())
            sum += e.getValue().n; // NORACE
        return sum;
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.add("a", 1)).start();
        System.out.println(m.sum());
    }
}
