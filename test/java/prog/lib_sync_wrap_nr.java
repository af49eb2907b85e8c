// A wrapper that synchronises a collection, iteration over a copy and addAll from a snapshot.
// heddle: --open
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    private final List<String> list = new ArrayList<>();
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Object mutex = new Object();

    public boolean add(String s) {
        names.add(s);
        synchronized (mutex) {
            return list.add(s);
        }
    }

    public boolean remove(String s) {
        synchronized (mutex) {
            return list.remove(s);
        }
    }

    public String join() {
        StringBuilder out = new StringBuilder();
        for (String s : snapshot())
            out.append(s);
        return out.toString();
    }

    private List<String> snapshot() {
        synchronized (mutex) {
            return new ArrayList<>(list);
        }
    }

    public void addAll(Main other) {
        List<String> theirs = other.snapshot();
        synchronized (mutex) {
            list.addAll(theirs);
        }
    }

    public int longest() {
        int n = 0;
        synchronized (names) {
            for (String s : names)
                n = Math.max(n, s.length());
        }
        return n;
    }
}
