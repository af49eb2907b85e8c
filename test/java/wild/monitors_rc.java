// Static and instance monitors are different locks.
class IdSource {
    private static int next = 1;
    private static int wraps;
    private static int issued;
    synchronized int nextId() {
        issued++; // RACE! i
        return next++; // RACE! n
    }
    static synchronized void reset() {
        next = 1; // RACE! n
        wraps++;
    }
    static int wraps() {
        synchronized (IdSource.class) {
            return wraps;
        }
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        IdSource a = new IdSource();
        IdSource b = new IdSource();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                a.nextId();
            }
        });
        Thread u = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                b.nextId();
            }
            IdSource.reset();
        });
        t.start();
        u.start();
        IdSource.reset();
        System.out.println(IdSource.wraps());
        t.join();
        u.join();
    }
}
