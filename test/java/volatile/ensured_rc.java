// The method comes back without having made it if somebody else is at work.
import java.util.*;
class Names {
    private volatile boolean loaded, busy;
    private List<String> names;
    private void load() {
        List<String> l = new ArrayList<>();
        for (String s : new String[] {"ada", "bo", "cyril"})
            l.add(s);
        names = l; // RACE!
    }
    private void ensureLoaded() {
        if (loaded || busy)
            return;
        synchronized (this) {
            if (loaded)
                return;
            busy = true;
            load();
            loaded = true;
        }
    }
    String name(int i) {
        ensureLoaded();
        return names.get(i); // RACE!
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
