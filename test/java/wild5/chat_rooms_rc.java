// A chat server: rooms in a concurrent map, members in plain lists that are changed by every client's thread.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Room {
    private final String name;
    private final List<Client> members = new ArrayList<>();
    private String topic = "";

    Room(String name) {
        this.name = name;
    }

    void enter(Client c) {
        members.add(c); // RACE! m
    }

    void leave(Client c) {
        members.remove(c); // RACE! m
    }

    void say(String text) {
        for (Client c : members) // RACE! m
            c.deliver(name + topic + ": " + text); // RACE! t
    }

    void setTopic(String t) {
        topic = t; // RACE! t
    }
}

class Client extends Thread {
    private final Map<String, Room> rooms;
    private final String nick;
    private final StringBuffer received = new StringBuffer();

    Client(Map<String, Room> rooms, String nick) {
        this.rooms = rooms;
        this.nick = nick;
    }

    void deliver(String text) {
        received.append(text).append('\n');
    }

    @Override
    public void run() {
        Room r = rooms.computeIfAbsent("lobby", Room::new);
        r.enter(this);
        r.setTopic(nick + "'s");
        for (int i = 0; i < 5; i++)
            r.say(nick + " says " + i);
        r.leave(this);
        System.out.println(received);
    }
}

public class Main {
    public static void main(String[] args) {
        Map<String, Room> rooms = new ConcurrentHashMap<>();
        for (int i = 0; i < 3; i++)
            new Client(rooms, "nick" + i).start();
    }
}
