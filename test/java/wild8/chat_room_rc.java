// A chat room: members in a synchronised set, but each member's outbox is an ArrayList that others add to.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Main {
    static class Member implements Runnable {
        private final String name;
        private final Room room;
        private final List<String> outbox = new ArrayList<>();
        private int delivered;

        Member(String name, Room room) {
            this.name = name;
            this.room = room;
        }

        void deliver(String text) {
            outbox.add(text); // RACE! o
            delivered++; // RACE! d
        }

        @Override
        public void run() {
            room.join(this);
            for (int i = 0; i < 3; i++)
                room.say(name + " says " + i);
            for (String s : outbox) // RACE! o
                System.out.println(name + ": " + s);
            System.out.println(delivered); // RACE! d
        }
    }

    static class Room {
        private final Set<Member> members = Collections.synchronizedSet(new HashSet<>());

        void join(Member m) {
            members.add(m);
        }

        void say(String text) {
            synchronized (members) {
                for (Member m : members) // NORACE
                    m.outbox.size(); // RACE o
            }
            List<Member> copy;
            synchronized (members) {
                copy = new ArrayList<>(members); // NORACE
            }
            for (Member m : copy)
                m.deliver(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Room room = new Room();
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(new Member("m" + i, room));
            t[i].start();
        }
        for (Thread one : t)
            one.join();
    }
}
