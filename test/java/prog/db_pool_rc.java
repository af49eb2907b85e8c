// A pool of database connections: the pool is locked, its statistics and the driver found at first use are not.
import java.util.LinkedList;
import java.util.NoSuchElementException;

class Driver {
    private static Driver instance;
    private int opened;

    static Driver get() {
        if (instance == null) // RACE! driver
            instance = new Driver(); // RACE! driver
        return instance; // RACE! driver
    }

    synchronized Conn open(String url) {
        opened++;
        return new Conn(url, opened);
    }
}

class Conn {
    final String url;
    final int number;
    private boolean closed;

    Conn(String url, int number) {
        this.url = url;
        this.number = number;
    }

    int query(String sql) {
        if (closed)
            throw new IllegalStateException("closed");
        return sql.length() * number;
    }

    void close() {
        closed = true;
    }
}

class Pool {
    private final LinkedList<Conn> idle = new LinkedList<>();
    private final String url;
    private final int max;
    private int total;
    private long borrowed;
    private long waitedMillis;

    Pool(String url, int max) {
        this.url = url;
        this.max = max;
    }

    Conn borrow(long timeout) throws InterruptedException {
        long start = System.currentTimeMillis();
        borrowed++; // RACE! borrowed
        synchronized (this) {
            while (idle.isEmpty() && total >= max) {
                long left = timeout - (System.currentTimeMillis() - start);
                if (left <= 0)
                    throw new NoSuchElementException("timeout");
                wait(left);
            }
            waitedMillis += System.currentTimeMillis() - start; // RACE! waited
            if (!idle.isEmpty())
                return idle.removeFirst();
            total++;
        }
        return Driver.get().open(url);
    }

    synchronized void giveBack(Conn c) {
        idle.addFirst(c);
        notify();
    }

    String statistics() {
        return borrowed + " " + waitedMillis; // RACE! borrowed waited
    }

    synchronized void closeAll() {
        for (Conn c : idle)
            c.close();
        idle.clear();
        total = 0;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool("db:orders", 3);
        Thread[] users = new Thread[6];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int n = 0; n < 20; n++) {
                    try {
                        Conn c = pool.borrow(500);
                        try {
                            c.query("select " + n);
                        } finally {
                            pool.giveBack(c);
                        }
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            });
            users[i].start();
        }
        System.out.println(pool.statistics());
        for (Thread t : users)
            t.join();
        pool.closeAll();
    }
}
