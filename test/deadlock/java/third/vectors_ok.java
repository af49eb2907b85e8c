import java.util.Vector;

public class Main {
    static class Group {
        private final Vector<String> members = new Vector<>();
        synchronized void join(String s) { members.add(s); }
        synchronized void merge(Group other) {
            members.addAll(other.snapshot());
        }
        synchronized void copyTo(Group g) {
            for (String s : members)
                g.join(s);
        }
        Vector<String> snapshot() { return new Vector<>(members); }
    }

    public static void main(String[] args) {
        Group a = new Group(), b = new Group();
        a.join("x");
        b.join("y");
        new Thread(() -> a.merge(b)).start();
        new Thread(() -> b.merge(a)).start();
    }
}
