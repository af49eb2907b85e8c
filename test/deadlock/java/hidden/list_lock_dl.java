// A synchronized list is used under another lock, and the other lock under the list's.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Main {
    private final Object stats = new Object();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private int lines;

    void append(String line) {
        synchronized (stats) {
            lines++;
            log.add(line); // DEADLOCK!
        }
    }

    int count() {
        int n = 0;
        synchronized (log) {
            for (String line : log)
                n += line.length();
            synchronized (stats) { // DEADLOCK!
                n += lines;
            }
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(() -> m.append("x"));
        Thread b = new Thread(() -> System.out.println(m.count()));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
