// A chat room and its members call each other; the room calls without its monitor.
import java.util.ArrayList;
import java.util.List;

class Room {
    private final List<Member> members = new ArrayList<>();
    private int messages;

    synchronized void join(Member m) {
        members.add(m);
    }

    void broadcast(String text) {
        List<Member> copy;
        synchronized (this) {
            messages++;
            copy = new ArrayList<>(members);
        }
        for (Member m : copy) {
            m.receive(text);
        }
    }

    synchronized int getMessages() {
        return messages;
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

    synchronized void receive(String text) {
        seen.append(text).append('\n');
    }

    synchronized String status() {
        return name + ": " + seen.length() + " of " + room.getMessages();
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
                room.broadcast("hello " + i);
            }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                System.out.println(ann.status() + " " + bob.status());
            }
        }).start();
    }
}
