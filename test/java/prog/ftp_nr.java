// The same server: what the server may touch is volatile or final, and a connection closes itself.
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
        private final Socket socket;
        private OutputStream out;
        private volatile String user;
        private volatile boolean stopped;
        Connection(Main server, Socket socket) { this.server = server; this.socket = socket; }
        public void run() {
            try {
                out = socket.getOutputStream();
                while (!stopped) {
                    user = "user" + socket.getPort();
                    out.write(user.length());
                }
                out.close();
                socket.close();
            } catch (IOException e) {
                server.log(user + " lost");
            } finally {
                server.closed(this);
            }
        }
        void close() {
            stopped = true;
        }
        String user() { return user; }
    }
    private final List<Connection> connections = new Vector<>();
    private int logged;
    private volatile boolean running = true;
    synchronized void log(String s) { logged += s.length(); }
    void closed(Connection c) { connections.remove(c); }
    void serve() throws IOException {
        ServerSocket s = new ServerSocket(2121);
        while (running) {
            Connection c = new Connection(this, s.accept());
            connections.add(c);
            new Thread(c).start();
        }
    }
    void stop() {
        running = false;
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
