// Every registry has a map of sets, into which one set is put for all of them.
import java.util.*;
class Registry {
    private final Object lock = new Object();
    private final Map<String, Set<String>> byTag = new HashMap<>();
    void put(String t, Set<String> s) { synchronized (lock) { byTag.put(t, s); } }
    void add(String t, String n) { synchronized (lock) { byTag.get(t).add(n); } } // RACE!
}
class Main {
    public static void main(String[] a) {
        List<Registry> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) all.add(new Registry());
        Set<String> s = new HashSet<>();
        for (Registry r : all) r.put("t", s);
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Registry r : all) r.add("t", "n"); }).start();
    }
}
