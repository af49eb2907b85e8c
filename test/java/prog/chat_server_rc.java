// A chat server with a thread for each client: the list of clients is locked, what a client says of itself is not.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private final List<Client> clients = new ArrayList<>();
    private int messages;

    class Client extends Thread {
        private final Socket socket;
        private PrintWriter out;
        private String nick = "anonymous";
        private boolean away;

        Client(Socket socket) {
            this.socket = socket;
        }

        @Override
        public void run() {
            try {
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                out = new PrintWriter(socket.getOutputStream(), true);
                synchronized (clients) {
                    clients.add(this);
                }
                String line;
                while ((line = in.readLine()) != null)
                    handle(line);
            } catch (IOException e) {
                System.err.println(e.getMessage());
            } finally {
                synchronized (clients) {
                    clients.remove(this);
                }
            }
        }

        private void handle(String line) {
            if (line.startsWith("/nick ")) {
                nick = line.substring(6); // RACE! nick
            } else if (line.equals("/away")) {
                away = !away; // RACE! away
            } else if (line.equals("/who")) {
                out.println(who());
            } else {
                broadcast(this, line);
            }
        }

        void deliver(String text) {
            if (!away) // RACE! away
                out.println(text);
        }
    }

    private String who() {
        StringBuilder all = new StringBuilder();
        synchronized (clients) {
            for (Client c : clients)
                all.append(c.nick).append(' '); // RACE! nick
        }
        return all.toString();
    }

    private void broadcast(Client from, String text) {
        messages++; // RACE! messages
        synchronized (clients) {
            for (Client c : clients)
                if (c != from)
                    c.deliver(from.nick + ": " + text);
        }
    }

    private void serve(int port) throws IOException {
        try (ServerSocket server = new ServerSocket(port)) {
            while (true) {
                Client c = new Client(server.accept());
                c.start();
            }
        }
    }

    public static void main(String[] args) throws IOException {
        new Main().serve(4000);
    }
}
