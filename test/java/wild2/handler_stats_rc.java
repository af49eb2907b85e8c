// A little web server: one handler object serves all requests, with a plain counter and a formatter in it.
import java.io.IOException;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    interface Handler {
        String handle(String path);
    }

    static class StatusHandler implements Handler {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd");
        private int hits;

        @Override
        public String handle(String path) {
            hits++; // RACE! h
            return format.format(new Date()) + " " + path + " " + hits; // RACE! f h
        }
    }

    static class Connection implements Runnable {
        private final Socket socket;
        private final Handler handler;

        Connection(Socket socket, Handler handler) {
            this.socket = socket;
            this.handler = handler;
        }

        @Override
        public void run() {
            try (PrintWriter out = new PrintWriter(socket.getOutputStream())) {
                out.println(handler.handle("/status"));
            } catch (IOException e) {
                e.printStackTrace();
            }
        }
    }

    public static void main(String[] args) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(8);
        Handler handler = new StatusHandler();
        try (ServerSocket server = new ServerSocket(8080)) {
            while (true) {
                Socket socket = server.accept();
                pool.execute(new Connection(socket, handler));
            }
        } finally {
            pool.shutdown();
        }
    }
}
