// A chat service: accept loop, a worker for each client, a table of sessions, shutdown by a plain flag.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
class Session implements Runnable {
    private final Service service;
    private final Socket socket;
    private final String id;
    private PrintWriter out;
    private long lastSeen;
    Session(Service service, Socket socket, String id) {
        this.service = service;
        this.socket = socket;
        this.id = id;
    }
    String id() {
        return id;
    }
    long lastSeen() {
        return lastSeen; // RACE! l
    }
    void send(String line) {
        if (out != null) { // RACE! o
            out.println(line); // RACE! o
        }
    }
    @Override
    public void run() {
        try {
            out = new PrintWriter(socket.getOutputStream(), true); // RACE! o
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            String line;
            while ((line = in.readLine()) != null) {
                lastSeen = System.currentTimeMillis(); // RACE! l
                service.broadcast(id + ": " + line);
            }
        } catch (IOException e) {
            System.err.println(e);
        } finally {
            service.leave(this);
        }
    }
}
class Service {
    private final Map<String, Session> sessions = new HashMap<>();
    private boolean stopping;
    private int accepted;
    private int messages;
    void serve(int port) throws IOException {
        try (ServerSocket server = new ServerSocket(port)) {
            while (!stopping) { // RACE! s
                Socket socket = server.accept();
                accepted++; // RACE! a
                Session session = new Session(this, socket, "c" + accepted);
                synchronized (sessions) {
                    sessions.put(session.id(), session); // RACE! t
                }
                new Thread(session).start();
            }
        }
    }
    void broadcast(String line) {
        List<Session> copy;
        synchronized (sessions) {
            messages++;
            copy = new ArrayList<>(sessions.values());
        }
        for (Session s : copy) {
            s.send(line);
        }
    }
    void leave(Session s) {
        synchronized (sessions) {
            sessions.remove(s.id()); // RACE! t
        }
    }
    void reap(long before) {
        Collection<Session> all = sessions.values();
        for (Session s : all) { // RACE! t
            if (s.lastSeen() < before) {
                s.send("idle");
            }
        }
    }
    int accepted() {
        return accepted; // RACE! a
    }
    void stop() {
        stopping = true; // RACE! s
    }
}
public class Main {
    public static void main(String[] args) throws IOException {
        Service service = new Service();
        Thread reaper = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    Thread.sleep(1000);
                    service.reap(System.currentTimeMillis() - 5000);
                }
            } catch (InterruptedException e) {
                return;
            }
            System.out.println(service.accepted());
            service.stop();
        });
        reaper.setDaemon(true);
        reaper.start();
        service.serve(4000);
    }
}
