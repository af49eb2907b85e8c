// A little web server: counters are LongAdders, the formatter is the thread-safe one.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

public class Main {
    static class Stats {
        private final Map<String, LongAdder> perPath = new ConcurrentHashMap<>();

        void hit(String path) {
            perPath.computeIfAbsent(path, p -> new LongAdder()).increment(); // NORACE
        }

        long of(String path) {
            LongAdder a = perPath.get(path);
            return a == null ? 0 : a.sum();
        }
    }

    static class Handler {
        private static final DateTimeFormatter FORMAT = DateTimeFormatter.ISO_LOCAL_DATE_TIME;
        private final Stats stats;

        Handler(Stats stats) {
            this.stats = stats;
        }

        void serve(Socket socket) {
            try (BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                 PrintWriter out = new PrintWriter(socket.getOutputStream(), true)) {
                String line = in.readLine();
                if (line == null)
                    return;
                String path = line.split(" ")[1];
                stats.hit(path);
                StringBuilder reply = new StringBuilder();
                reply.append(FORMAT.format(LocalDateTime.now())).append(' '); // NORACE
                reply.append(stats.of(path));
                out.println(reply);
            } catch (IOException e) {
                System.err.println(e);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        ExecutorService pool = Executors.newCachedThreadPool();
        Handler handler = new Handler(new Stats());
        try (ServerSocket server = new ServerSocket(8080)) {
            for (;;) {
                Socket socket = server.accept();
                pool.submit(() -> handler.serve(socket));
            }
        }
    }
}
