// One thread for each connection owns its parser; totals go through atomics and a synchronized log.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static class Parser {
        private final StringBuilder line = new StringBuilder();
        private int lines;
        private boolean inQuote;

        String feed(char c) {
            if (c == '"')
                inQuote = !inQuote; // NORACE
            if (c == '\n' && !inQuote) { // NORACE
                lines++; // NORACE
                String s = line.toString(); // NORACE
                line.setLength(0); // NORACE
                return s;
            }
            line.append(c); // NORACE
            return null;
        }
    }

    static class Connection implements Runnable {
        private final Parser parser = new Parser();
        private final String input;
        private final Server server;

        Connection(Server server, String input) {
            this.server = server;
            this.input = input;
        }

        @Override
        public void run() {
            for (int i = 0; i < input.length(); i++) {
                String s = parser.feed(input.charAt(i));
                if (s != null)
                    server.command(s);
            }
            server.closed(parser.lines);
        }
    }

    static class Server {
        private final AtomicInteger lines = new AtomicInteger();
        private final List<String> log = Collections.synchronizedList(new ArrayList<>());

        void command(String s) {
            log.add(s); // NORACE
        }

        void closed(int n) {
            lines.addAndGet(n);
        }

        void accept(String input) {
            new Thread(new Connection(this, input)).start();
        }
    }

    public static void main(String[] args) {
        Server server = new Server();
        for (int i = 0; i < 5; i++)
            server.accept("get " + i + "\nquit\n");
        System.out.println(server.lines.get() + server.log.size());
    }
}
