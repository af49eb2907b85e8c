// The model tells its views under its monitor, a view asks the model under its own.
import java.util.ArrayList;
import java.util.List;

interface View {
    void changed(Model m, int value);
}

class Model {
    private final List<View> views = new ArrayList<>();
    private int value;

    synchronized void watch(View v) {
        views.add(v);
    }

    synchronized int value() { // DEADLOCK
        return value; // DEADLOCK!
    }

    synchronized void set(int v) { // DEADLOCK
        value = v;
        for (View w : views)
            w.changed(this, v); // DEADLOCK
    }
}

class Label implements View {
    private final Model model;
    private String text = "";

    Label(Model model) {
        this.model = model;
    }

    @Override
    public synchronized void changed(Model m, int value) { // DEADLOCK
        text = "value " + value; // DEADLOCK!
    }

    synchronized String paint() { // DEADLOCK
        return text + " / " + model.value(); // DEADLOCK
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Model model = new Model();
        Label label = new Label(model);
        model.watch(label);
        Thread painter = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                System.out.println(label.paint());
        });
        painter.start();
        for (int i = 0; i < 100; i++)
            model.set(i);
        painter.join();
    }
}
