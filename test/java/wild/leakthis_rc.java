// A listener registers itself in its constructor before it is complete.
import java.util.ArrayList;
import java.util.List;
interface Listener {
    void event(int x);
}
class Source extends Thread {
    private final List<Listener> listeners = new ArrayList<>();
    synchronized void register(Listener l) {
        listeners.add(l);
    }
    private synchronized List<Listener> copy() {
        return new ArrayList<>(listeners);
    }
    @Override
    public void run() {
        for (int i = 0; i < 50; i++) {
            for (Listener l : copy()) {
                l.event(i);
            }
        }
    }
}
class Recorder implements Listener {
    private int[] seen;
    private int last;
    private final String name;
    Recorder(Source s, String name) {
        s.register(this);
        seen = new int[100]; // RACE! s
        this.name = name; // RACE! n
    }
    public void event(int x) {
        if (seen != null) { // RACE! s
            seen[x] = 1; // RACE! s
        }
        synchronized (this) {
            last = x;
        }
        System.out.println(name); // RACE! n
    }
    synchronized int last() {
        return last;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Source source = new Source();
        source.start();
        Recorder a = new Recorder(source, "a");
        Recorder b = new Recorder(source, "b");
        System.out.println(a.last() + b.last());
        source.join();
    }
}
