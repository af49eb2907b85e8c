// An event emitter for several threads: listeners copy on write, state under one lock, ids atomic.
// heddle: --open
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
public class Main {
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final AtomicLong ids = new AtomicLong();
    private final Object lock = new Object();
    private String[] history = new String[4];
    private int used;
    private volatile boolean muted;
    public void listen(Consumer<String> c) {
        listeners.add(c);
    }
    public boolean unlisten(Consumer<String> c) {
        return listeners.remove(c);
    }
    public long emit(String event) {
        long id = ids.incrementAndGet();
        if (muted) {
            return id;
        }
        synchronized (lock) {
            counts.merge(event, 1, Integer::sum);
            remember(event);
        }
        for (Consumer<String> c : listeners) {
            c.accept(event);
        }
        return id;
    }
    private void remember(String event) {
        if (used == history.length) {
            history = Arrays.copyOf(history, used * 2);
        }
        history[used++] = event;
    }
    public void mute(boolean on) {
        muted = on;
    }
    public int count(String event) {
        synchronized (lock) {
            Integer n = counts.get(event);
            return n == null ? 0 : n;
        }
    }
    public List<String> history() {
        synchronized (lock) {
            return new ArrayList<>(Arrays.asList(history).subList(0, used));
        }
    }
}
