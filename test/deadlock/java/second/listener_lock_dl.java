import java.util.*;

public class Main {
    interface Listener { void changed(int v); }

    static class Model {
        private final List<Listener> listeners = new ArrayList<>();
        private int value;

        synchronized void add(Listener l) { listeners.add(l); }
        synchronized int value() { return value; } // DEADLOCK!
        void set(int v) {
            List<Listener> copy;
            synchronized (this) { // DEADLOCK
                value = v;
                for (Listener l : listeners)
                    l.changed(v); // DEADLOCK
            }
        }
    }

    static class View implements Listener {
        private final Model model;
        private int shown;
        View(Model m) { model = m; }
        public synchronized void changed(int v) { // DEADLOCK
            shown = v; // DEADLOCK!
        }
        synchronized void refresh() {
            shown = model.value(); // DEADLOCK
        }
    }

    public static void main(String[] args) {
        Model m = new Model();
        View v = new View(m);
        m.add(v);
        new Thread(() -> { for (int i = 0; i < 100; i++) m.set(i); }).start(); // DEADLOCK
        new Thread(() -> { for (int i = 0; i < 100; i++) v.refresh(); }).start(); // DEADLOCK
    }
}
