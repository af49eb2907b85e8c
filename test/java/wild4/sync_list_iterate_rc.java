// Listeners in a synchronized list: adding locks, iteration does not.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

interface Listener {
    void changed(String what);
}

class Model {
    private final List<Listener> listeners = Collections.synchronizedList(new ArrayList<>());
    private volatile String state = "";

    void addListener(Listener l) {
        listeners.add(l); // RACE!
    }

    void removeListener(Listener l) {
        listeners.remove(l); // RACE!
    }

    void set(String s) {
        state = s;
        for (Listener l : listeners) // RACE!
            l.changed(s);
    }

    String get() {
        return state;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Model model = new Model();
        Thread views = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                int n = i;
                Listener l = what -> System.out.println(n + ": " + what);
                model.addListener(l);
                if (i % 3 == 0)
                    model.removeListener(l);
            }
        });
        views.start();
        for (int i = 0; i < 100; i++)
            model.set("state " + i);
        views.join();
        System.out.println(model.get());
    }
}
