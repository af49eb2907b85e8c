// A public class whose reader has no lock, used by clients that are not seen.
// heddle: --open
public class Main {
    private int count;
    public synchronized void increment() {
        count++; // RACE!
    }
    public int get() {
        return count; // RACE!
    }
    void packagePrivate() {
        count = -1;
    }
}
