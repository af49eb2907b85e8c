// To save memory the server hands its one parser to all connections.
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static class Parser {
        private final StringBuilder line = new StringBuilder();
        private int lines;

        String feed(char c) {
            if (c == '\n') {
                lines++; // RACE! n
                String s = line.toString(); // RACE! b
                line.setLength(0); // RACE! b
                return s;
            }
            line.append(c); // RACE! b
            return null;
        }
    }

    static class Connection implements Runnable {
        private final String input;
        private final Server server;

        Connection(Server server, String input) {
            this.server = server;
            this.input = input;
        }

        @Override
        public void run() {
            Parser parser = server.parser();
            for (int i = 0; i < input.length(); i++) {
                String s = parser.feed(input.charAt(i));
                if (s != null)
                    server.commands.incrementAndGet();
            }
        }
    }

    static class Server {
        private final Parser parser = new Parser();
        final AtomicInteger commands = new AtomicInteger();

        Parser parser() {
            return parser;
        }

        void accept(String input) {
            new Thread(new Connection(this, input)).start();
        }
    }

    public static void main(String[] args) {
        Server server = new Server();
        for (int i = 0; i < 5; i++)
            server.accept("get " + i + "\nquit\n");
        System.out.println(server.commands.get());
    }
}
