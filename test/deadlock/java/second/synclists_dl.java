import java.util.*;

public class Main {
    static final List<String> inbox = Collections.synchronizedList(new ArrayList<>());
    static final List<String> archive = Collections.synchronizedList(new ArrayList<>());

    static void store() {
        synchronized (inbox) {
            archive.addAll(inbox); // DEADLOCK!
            inbox.clear();
        }
    }

    static void restore() {
        synchronized (archive) {
            inbox.addAll(archive); // DEADLOCK!
        }
    }

    public static void main(String[] args) {
        new Thread(Main::store).start(); // DEADLOCK
        new Thread(Main::restore).start(); // DEADLOCK
    }
}
