// a source that calls its listeners under its monitor, a view that asks the source under its own
import java.util.ArrayList;
import java.util.List;

class Main {
    interface Listener { void changed(Model m); }

    static class Model {
        private final List<Listener> listeners = new ArrayList<>();
        private int state;

        synchronized void addListener(Listener l) { listeners.add(l); }
        synchronized int getState() {
            return state;
        }
        void setState(int s) {
            List<Listener> copy;
            synchronized (this) {
                state = s;
                copy = new ArrayList<>(listeners);
            }
            for (Listener l : copy)
                l.changed(this);
        }
    }

    static class View implements Listener {
        private final Model model;
        private int shown;
        View(Model m) { model = m; }
        @Override public synchronized void changed(Model m) {
            shown++;
        }
        synchronized void refresh() { shown = model.getState(); }
    }

    public static void main(String[] args) {
        Model model = new Model();
        View view = new View(model);
        model.addListener(view);
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                model.setState(i);
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                view.refresh();
        }).start();
    }
}
