// Fields are used without the lock that @GuardedBy names: none, another one, in one of two callers.
// heddle: --open
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
@interface GuardedBy {
    String value();
}
public class Main {
    private final Object lock = new Object();
    private final ReentrantLock mutex = new ReentrantLock();
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private static final Object GLOBAL = new Object();
    @GuardedBy("this") private int a;
    @GuardedBy("lock") private int b;
    @GuardedBy("this.mutex") private int c;
    @GuardedBy("rw") private int d;
    @GuardedBy("Main.class") private static int e;
    @GuardedBy("Main.GLOBAL") private static int g;
    public synchronized void locked() {
        step();
    }
    public void bare() {
        step();
    }
    private void step() {
        a++; // DEADLOCK!
    }
    public synchronized void other() {
        b++; // DEADLOCK!
    }
    public void afterUnlock() {
        mutex.lock();
        c = 1;
        mutex.unlock();
        c = 2; // DEADLOCK!
    }
    public int read() {
        return d; // DEADLOCK!
    }
    public static void count() {
        e++; // DEADLOCK!
    }
    public static synchronized void wrongStatic() {
        g++; // DEADLOCK!
    }
}
