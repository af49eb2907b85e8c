// A number that came down to zero: the flag is read under the same lock.
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
                eof = true;
            }
        }
    }
    public boolean isAtEnd() {
        synchronized (lock) {
            return eof;
        }
    }
}
