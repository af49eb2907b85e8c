// The hook that saves on exit reads what workers still change.
import java.util.ArrayList;
import java.util.List;

public class Main {
    private final List<String> journal = new ArrayList<>();
    private boolean dirty;

    void write(String s) {
        journal.add(s); // RACE! j
        dirty = true; // RACE! d
    }

    void save() {
        if (dirty) // RACE! d
            for (String s : journal) // RACE! j
                System.out.println(s);
        dirty = false; // RACE! d
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Runtime.getRuntime().addShutdownHook(new Thread(m::save));
        Thread t = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                m.write("line " + i);
        });
        t.setDaemon(true);
        t.start();
        Thread.sleep(5);
    }
}
