// The same server: a handler for each request, a date format for each thread.
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
import java.util.concurrent.atomic.AtomicLong;
public class Main {
    static final ThreadLocal<SimpleDateFormat> DATES = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
    private static final Map<String, Integer> visits = new HashMap<>();
    private static final AtomicLong served = new AtomicLong();
    static class Handler {
        private String path;
        void handle(Socket s) throws IOException {
            path = "/" + s.getPort();
            count();
            OutputStream out = s.getOutputStream();
            out.write(DATES.get().format(new Date()).getBytes());
            out.write(path.getBytes());
            out.flush();
            s.close();
        }
        private void count() {
            synchronized (visits) {
                visits.merge(path, 1, Integer::sum);
            }
            served.incrementAndGet();
        }
    }
    public static void main(String[] args) throws IOException {
        Executor pool = Executors.newCachedThreadPool();
        ServerSocket server = new ServerSocket(8080);
        while (true) {
            final Socket s = server.accept();
            pool.execute(() -> {
                try {
                    new Handler().handle(s);
                } catch (IOException e) {
                    e.printStackTrace();
                }
            });
        }
    }
}
