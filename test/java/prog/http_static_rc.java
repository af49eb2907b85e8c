// A small web server: one handler object for all requests keeps the request in its fields.
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
public class Main {
    static final SimpleDateFormat DATES = new SimpleDateFormat("yyyy");
    static class Handler {
        private String path;
        private final Map<String, Integer> visits = new HashMap<>();
        private static long served;
        void handle(Socket s) throws IOException {
            path = "/" + s.getPort(); // RACE! path
            count();
            OutputStream out = s.getOutputStream();
            out.write(DATES.format(new Date()).getBytes()); // RACE! dates
            out.write(path.getBytes()); // RACE! path
            out.flush();
            s.close();
        }
        private void count() {
            synchronized (visits) {
                visits.merge(path, 1, Integer::sum); // RACE! path
            }
            served++; // RACE! served
        }
    }
    public static void main(String[] args) throws IOException {
        Executor pool = Executors.newCachedThreadPool();
        Handler handler = new Handler();
        ServerSocket server = new ServerSocket(8080);
        while (true) {
            final Socket s = server.accept();
            pool.execute(() -> {
                try {
                    handler.handle(s);
                } catch (IOException e) {
                    e.printStackTrace();
                }
            });
        }
    }
}
