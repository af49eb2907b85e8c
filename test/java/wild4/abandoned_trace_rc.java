// Connections know when they were last used; a cleaner asks that without lock.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class Trace {
    private final List<Trace> children = new ArrayList<>();
    private long lastUsed;

    protected long getLastUsed() {
        return lastUsed; // RACE!
    }

    protected void setLastUsed() {
        lastUsed = System.currentTimeMillis(); // RACE!
    }

    protected void addTrace(Trace t) {
        synchronized (children) {
            children.add(t); // NORACE
        }
        setLastUsed();
    }

    protected void clear() {
        synchronized (children) {
            children.clear(); // NORACE
        }
    }
}

class PooledConnection extends Trace {
    private final String url;

    PooledConnection(String url) {
        this.url = url;
    }

    String execute(String sql) {
        setLastUsed();
        return url + ": " + sql;
    }

    void statement() {
        addTrace(new Trace());
    }
}

class Pool {
    private final List<PooledConnection> used = new ArrayList<>();

    PooledConnection get() {
        PooledConnection c = new PooledConnection("jdbc:none");
        synchronized (used) {
            used.add(c); // NORACE
        }
        return c;
    }

    void removeAbandoned(long age) {
        long now = System.currentTimeMillis();
        synchronized (used) {
            for (Iterator<PooledConnection> it = used.iterator(); it.hasNext();) {
                PooledConnection c = it.next();
                if (now - c.getLastUsed() > age) {
                    it.remove(); // NORACE
                    c.clear();
                }
            }
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                PooledConnection c = pool.get();
                for (int k = 0; k < 10; k++) {
                    System.out.println(c.execute("select " + k));
                    c.statement();
                }
            });
            clients[i].start();
        }
        pool.removeAbandoned(300);
        for (Thread t : clients)
            t.join();
    }
}
