// What is asked for first calls a method that makes it, if that was not done.
import java.util.*;
class Names {
    private volatile boolean loaded;
    private List<String> names;
    private int longest;
    private void load() {
        List<String> l = new ArrayList<>();
        for (String s : new String[] {"ada", "bo", "cyril"}) {
            l.add(s);
            longest = Math.max(longest, s.length());
        }
        names = l;
    }
    private void ensureLoaded() {
        if (loaded)
            return;
        synchronized (this) {
            if (loaded)
                return;
            load();
            loaded = true;
        }
    }
    String name(int i) {
        ensureLoaded();
        return names.get(i) + longest;
    }
}
class Main {
    public static void main(String[] args) {
        Names n = new Names();
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> System.out.println(n.name(k))).start();
        }
    }
}
