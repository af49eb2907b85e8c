// A chat room and its members call each other, each under its own monitor.
import java.util.ArrayList;
import java.util.List;

class Room {
    private final List<Member> members = new ArrayList<>();
    private int messages;

    synchronized void join(Member m) { // DEADLOCK
        members.add(m);
    }

    synchronized void broadcast(String text) { // DEADLOCK
        messages++;
        for (Member m : members) {
            m.receive(text); // DEADLOCK
        }
    }

    synchronized int getMessages() { // DEADLOCK
        return messages; // DEADLOCK!
    }
}

class Member {
    private final String name;
    private final Room room;
    private final StringBuilder seen = new StringBuilder();

    Member(String name, Room room) {
        this.name = name;
        this.room = room;
    }

    synchronized void receive(String text) { // DEADLOCK
        seen.append(text).append('\n'); // DEADLOCK!
    }

    synchronized String status() { // DEADLOCK
        return name + ": " + seen.length() + " of " + room.getMessages(); // DEADLOCK
    }
}

public class Main {
    public static void main(String[] args) {
        Room room = new Room();
        Member ann = new Member("ann", room);
        Member bob = new Member("bob", room);
        room.join(ann);
        room.join(bob);
        new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                room.broadcast("hello " + i); // DEADLOCK
            }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                System.out.println(ann.status() + " " + bob.status()); // DEADLOCK
            }
        }).start();
    }
}
