// Fields are used with the lock that @GuardedBy names, in constructors, and before others know the object.
// heddle: --open
import java.util.ArrayList;
import java.util.List;
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
    @GuardedBy("Main.class") private static int e = 1;
    @GuardedBy("Main.GLOBAL") private static int g;
    @GuardedBy("itself") private final List<String> list = new ArrayList<>();
    public Main() {
        a = 1;
        prepare();
    }
    private void prepare() {
        b = 3;
    }
    public static Main of(int a) {
        Main m = new Main();
        m.c = a;
        return m;
    }
    public synchronized void locked() {
        step();
    }
    public void inside() {
        synchronized (this) {
            step();
        }
    }
    private void step() {
        a++;
    }
    public void other() {
        synchronized (lock) {
            b++;
        }
    }
    public void unlock() {
        mutex.lock();
        try {
            c = 1;
        } finally {
            mutex.unlock();
        }
    }
    public int read() {
        rw.readLock().lock();
        try {
            return d;
        } finally {
            rw.readLock().unlock();
        }
    }
    public void write(int v) {
        rw.writeLock().lock();
        d = v;
        rw.writeLock().unlock();
    }
    public static synchronized void count() {
        e++;
    }
    public static void global() {
        synchronized (GLOBAL) {
            g++;
        }
    }
    public void add(String s) {
        synchronized (list) {
            list.add(s);
        }
    }
}
