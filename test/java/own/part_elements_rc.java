// Every index has a lock object and a map of sets, but the sets are taken over from others.
import java.util.*;
class Index {
    private final Object lock = new Object();
    private final Map<String, Set<String>> names = new HashMap<>();
    void add(String tag, String name) {
        synchronized (lock) {
            names.get(tag).add(name); // RACE!
        }
    }
    void open(String tag) { names.put(tag, new HashSet<>()); }
    void share(String tag, Index other) { other.names.put(tag, names.get(tag)); }
}
class Main {
    public static void main(String[] args) {
        List<Index> all = new ArrayList<>();
        for (int i = 0; i < 3; i++)
            all.add(new Index());
        all.get(0).open("t");
        all.get(0).share("t", all.get(1));
        all.get(1).share("t", all.get(2));
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (Index x : all)
                    x.add("t", "n");
            }).start();
    }
}
