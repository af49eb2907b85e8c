import java.util.Vector;

public class Main {
    static class Group {
        private final Vector<String> members = new Vector<>();
        synchronized void join(String s) { members.add(s); } // DEADLOCK
        synchronized void merge(Group other) {
            other.copyTo(this); // DEADLOCK
        }
        synchronized void copyTo(Group g) { // DEADLOCK
            for (String s : members) // DEADLOCK!
                g.join(s); // DEADLOCK
        }
        Vector<String> snapshot() { return new Vector<>(members); }
    }

    public static void main(String[] args) {
        Group a = new Group(), b = new Group();
        a.join("x");
        b.join("y");
        new Thread(() -> a.merge(b)).start(); // DEADLOCK
        new Thread(() -> b.merge(a)).start(); // DEADLOCK
    }
}
