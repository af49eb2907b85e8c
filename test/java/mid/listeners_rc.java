// Listeners in a plain list.
import java.util.ArrayList;
import java.util.List;
class Main {
    interface Listener {
        void changed(int value);
    }
    private final List<Listener> listeners = new ArrayList<>();
    void add(Listener l) {
        listeners.add(l); // RACE!
    }
    void fire(int value) {
        for (Listener l : listeners) // RACE!
            l.changed(value);
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.fire(1)).start();
        m.add(v -> System.out.println(v));
    }
}
