// Every index has a lock object and a map of sets that it makes itself and keeps to itself.
import java.util.*;
class Index {
    private final Object lock = new Object();
    private final Map<String, Set<String>> names = new HashMap<>();
    void add(String tag, String name) {
        synchronized (lock) {
            names.computeIfAbsent(tag, t -> new HashSet<>()).add(name);
        }
    }
    List<String> all(String tag) {
        synchronized (lock) {
            Set<String> s = names.get(tag);
            return s == null ? new ArrayList<>() : new ArrayList<>(s);
        }
    }
    int count(String tag) {
        synchronized (lock) {
            Set<String> s = names.get(tag);
            return s == null ? 0 : s.size();
        }
    }
}
class Main {
    public static void main(String[] args) {
        List<Index> all = new ArrayList<>();
        for (int i = 0; i < 3; i++)
            all.add(new Index());
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (Index x : all) {
                    x.add("t", "n");
                    System.out.println(x.count("t") + x.all("t").size());
                }
            }).start();
    }
}
