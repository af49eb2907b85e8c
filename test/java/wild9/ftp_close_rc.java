// An FTP server: a connection is served by its thread and closed by a monitor that finds it idle; close() sets fields to null.
import java.util.Collections;
import java.util.ArrayList;
import java.util.List;

class Connection implements Runnable {
    private final Server server;
    private StringBuilder out = new StringBuilder();
    private String user = "anonymous";
    private boolean closed;
    private long lastAccess;

    Connection(Server server) {
        this.server = server;
    }

    @Override
    public void run() {
        for (int i = 0; i < 20; i++) {
            if (closed) // RACE! c
                return;
            lastAccess = System.currentTimeMillis(); // RACE! a
            out.append(user).append(i); // RACE! o u s
        }
        server.remove(this);
        close();
    }

    void close() {
        synchronized (this) {
            if (closed)
                return;
            closed = true; // RACE! c
        }
        System.out.println(out.length()); // RACE! o s
        out = null; // RACE! o
        user = null; // RACE! u
    }

    boolean idle(long now) {
        return now - lastAccess > 1000; // RACE! a
    }
}

class Server {
    private final List<Connection> connections = Collections.synchronizedList(new ArrayList<>());

    void accept() {
        Connection c = new Connection(this);
        connections.add(c);
        new Thread(c).start();
    }

    void remove(Connection c) {
        connections.remove(c);
    }

    void closeIdle() {
        long now = System.currentTimeMillis();
        synchronized (connections) {
            for (Connection c : connections)
                if (c.idle(now))
                    c.close();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Server s = new Server();
        for (int i = 0; i < 5; i++)
            s.accept();
        Thread.sleep(5);
        s.closeIdle();
    }
}
