import java.util.*;

public class Main {
    interface Listener { void changed(int v); }

    static class Model {
        private final List<Listener> listeners = new ArrayList<>();
        private int value;

        synchronized void add(Listener l) { listeners.add(l); }
        synchronized int value() { return value; }
        void set(int v) {
            List<Listener> copy;
            synchronized (this) {
                value = v;
                copy = new ArrayList<>(listeners);
            }
            for (Listener l : copy)
                l.changed(v);
        }
    }

    static class View implements Listener {
        private final Model model;
        private int shown;
        View(Model m) { model = m; }
        public synchronized void changed(int v) {
            shown = v;
        }
        synchronized void refresh() {
            shown = model.value();
        }
    }

    public static void main(String[] args) {
        Model m = new Model();
        View v = new View(m);
        m.add(v);
        new Thread(() -> { for (int i = 0; i < 100; i++) m.set(i); }).start();
        new Thread(() -> { for (int i = 0; i < 100; i++) v.refresh(); }).start();
    }
}
