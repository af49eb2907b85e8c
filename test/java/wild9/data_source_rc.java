// heddle: --open=DataSource
// A data source as libraries have it: opened and closed under its lock, asked for numbers without.
import java.util.ArrayDeque;
import java.util.Deque;

public class DataSource {
    private Deque<Object> idle;
    private boolean closed;
    private int active;
    private int maxActive = 8;

    public synchronized void setMaxActive(int n) {
        maxActive = n; // RACE! m
    }

    public int getMaxActive() {
        return maxActive; // RACE! m
    }

    public synchronized Object getConnection() {
        if (closed)
            throw new IllegalStateException("closed");
        if (idle == null)
            idle = new ArrayDeque<>(); // RACE! i
        if (active >= maxActive)
            return null;
        active++; // RACE! a
        return idle.isEmpty() ? new Object() : idle.pop(); // RACE! s
    }

    public synchronized void giveBack(Object c) {
        active--; // RACE! a
        idle.push(c); // RACE! s
    }

    public int getNumIdle() {
        return idle == null ? 0 : idle.size(); // RACE! i s
    }

    public int getNumActive() {
        return active; // RACE! a
    }

    public synchronized void close() {
        closed = true;
        idle = null; // RACE! i
    }
}

public class Main {
}
