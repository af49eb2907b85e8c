// A library class with annotations that it does not keep.
// heddle: --open
@interface ThreadSafe { }
@interface GuardedBy { String value(); }
@ThreadSafe
public class Main {
    @GuardedBy("this") private int size;
    private final Object lock = new Object();
    @GuardedBy("lock") private String name;
    public synchronized void add() { size++; } // RACE! s
    public int size() { return size; } // RACE! s
    public void rename(String n) {
        synchronized (lock) {
            name = n;
        }
    }
    public String name() {
        synchronized (lock) {
            return name;
        }
    }
}
