// A file server: connections are served by threads of their own and closed by the server.
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;
public class Main {
    static class Connection implements Runnable {
        private final Main server;
        private Socket socket;
        private OutputStream out;
        private String user;
        private boolean stopped;
        Connection(Main server, Socket socket) { this.server = server; this.socket = socket; }
        public void run() {
            try {
                out = socket.getOutputStream(); // RACE! out socket
                while (!stopped) { // RACE! stopped
                    user = "user" + socket.getPort(); // RACE! user socket
                    out.write(user.length()); // RACE! out
                }
            } catch (IOException e) {
                server.log(user + " lost");
            } finally {
                server.closed(this);
            }
        }
        void close() {
            stopped = true; // RACE! stopped
            try {
                if (out != null) // RACE! out
                    out.close(); // RACE! out
                if (socket != null)
                    socket.close();
            } catch (IOException e) {
                server.log("close");
            }
            out = null; // RACE! out
            socket = null; // RACE! socket
        }
        String user() { return user; } // RACE! user
    }
    private final List<Connection> connections = new Vector<>();
    private int logged;
    private boolean running = true;
    synchronized void log(String s) { logged += s.length(); }
    void closed(Connection c) { connections.remove(c); }
    void serve() throws IOException {
        ServerSocket s = new ServerSocket(2121);
        while (running) { // RACE! running
            Connection c = new Connection(this, s.accept());
            connections.add(c);
            new Thread(c).start();
        }
    }
    void stop() {
        running = false; // RACE! running
        for (Connection c : new ArrayList<>(connections)) {
            log(c.user());
            c.close();
        }
    }
    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread acceptor = new Thread() {
            @Override public void run() {
                try {
                    m.serve();
                } catch (IOException e) {
                    m.log("end");
                }
            }
        };
        acceptor.start();
        System.in.read();
        m.stop();
    }
}
