// Rooms of a game server: members join under lock; messages walk through the list of members without it.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
class Player {
    private final String name;
    private final List<String> inbox = Collections.synchronizedList(new ArrayList<>());
    private int points;
    Player(String name) {
        this.name = name;
    }
    void tell(String s) {
        inbox.add(s);
    }
    synchronized void score(int n) {
        points += n;
    }
    synchronized int points() {
        return points;
    }
    String name() {
        return name;
    }
}
class Room {
    private final List<Player> members = new ArrayList<>();
    private String topic = "none";
    synchronized void join(Player p) {
        members.add(p); // RACE! m
    }
    synchronized boolean leave(Player p) {
        return members.remove(p); // RACE! m
    }
    void say(String text) {
        Iterator<Player> it = members.iterator(); // RACE! m
        while (it.hasNext()) { // RACE m
            Player p = it.next(); // RACE! m
            p.tell(topic + ":" + text); // RACE! t
            p.score(1);
        }
    }
    void topic(String t) {
        topic = t; // RACE! t
    }
    synchronized int size() {
        return members.size();
    }
}
class World {
    private final Map<String, Room> rooms = new HashMap<>();
    Room room(String name) {
        synchronized (rooms) {
            Room r = rooms.get(name);
            if (r == null) {
                r = new Room();
                rooms.put(name, r);
            }
            return r;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        World world = new World();
        Thread[] bots = new Thread[4];
        for (int i = 0; i < bots.length; i++) {
            Player p = new Player("bot" + i);
            String where = i % 2 == 0 ? "hall" : "garden";
            bots[i] = new Thread(() -> {
                Room r = world.room(where);
                r.join(p);
                r.topic(p.name());
                r.say("hello");
                r.leave(p);
                System.out.println(p.points());
            });
            bots[i].start();
        }
        for (Thread t : bots) {
            t.join();
        }
        System.out.println(world.room("hall").size());
    }
}
