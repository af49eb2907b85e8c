// A number that came down to zero is no count of references: the flag is read by others under another lock.
// heddle: --open
public class Main {
    private int open;
    private boolean eof;
    private final Object lock = new Object();
    public void open() {
        synchronized (lock) {
            open++;
        }
    }
    public void close() {
        synchronized (lock) {
            if (--open == 0) {
                eof = true; // RACE!
            }
        }
    }
    public synchronized boolean isAtEnd() {
        return eof; // RACE!
    }
}
