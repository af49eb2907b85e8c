// The same with a lock on both sides.
// heddle: --open
public class Main {
    private int count;
    public synchronized void increment() {
        count++;
    }
    public synchronized int get() {
        return count;
    }
    void packagePrivate() {
        count = -1;
    }
}
