// Listeners in a list that is copied for each change.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
class Main {
    interface Listener {
        void changed(int value);
    }
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    void add(Listener l) {
        listeners.add(l);
    }
    void fire(int value) {
        for (Listener l : listeners)
            l.changed(value);
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.fire(1)).start();
        m.add(v -> System.out.println(v));
    }
}
