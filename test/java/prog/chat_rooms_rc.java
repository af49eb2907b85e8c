// A chat server: rooms keep their members under a lock, the broadcast iterates without, names are a static set.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class Client extends Thread {
    private static final Set<String> NAMES = new HashSet<>();
    private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private final Server server;
    private final String nick;
    private int received;

    Client(Server server, String nick) {
        this.server = server;
        this.nick = nick;
    }

    void deliver(String text) {
        inbox.offer(text);
    }

    @Override
    public void run() {
        NAMES.add(nick); // RACE! names
        Room room = server.room("lobby");
        room.join(this);
        room.broadcast(nick + " joined");
        while (inbox.poll() != null)
            received++;
        room.leave(this);
    }
}

class Room {
    private final List<Client> members = new ArrayList<>();

    synchronized void join(Client c) {
        members.add(c); // RACE! members
    }

    synchronized void leave(Client c) {
        members.remove(c); // RACE! members
    }

    void broadcast(String text) {
        for (Client c : members) // RACE! members
            c.deliver(text);
    }
}

class Server {
    private final Map<String, Room> rooms = new HashMap<>();

    Room room(String name) {
        synchronized (rooms) {
            Room r = rooms.get(name);
            if (r == null)
                rooms.put(name, r = new Room());
            return r;
        }
    }
}

public class Main {
    public static void main(String[] args) {
        Server server = new Server();
        for (int i = 0; i < 4; i++)
            new Client(server, "nick" + i).start();
    }
}
