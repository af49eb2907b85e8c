import java.util.*;

public class Main {
    static final List<String> inbox = Collections.synchronizedList(new ArrayList<>());
    static final List<String> archive = Collections.synchronizedList(new ArrayList<>());

    static void store() {
        synchronized (inbox) {
            archive.addAll(inbox);
            inbox.clear();
        }
    }

    static void restore() {
        List<String> copy;
        synchronized (archive) {
            copy = new ArrayList<>(archive);
        }
        inbox.addAll(copy);
    }

    public static void main(String[] args) {
        new Thread(Main::store).start();
        new Thread(Main::restore).start();
    }
}
