// A class initialiser starts a thread: it meets main from the first use of the class on.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static int level = 1;
    static int rounds;

    static class Journal implements Runnable {
        static final Journal INSTANCE = new Journal();
        private final List<String> lines = new ArrayList<>();
        private boolean isClosed;
        private int written;

        private Journal() {
            Thread t = new Thread(this, "journal");
            t.setDaemon(true);
            t.start();
        }

        public void run() {
            while (!isClosed) { // RACE! c
                if (level > 1) // RACE! v
                    written++; // RACE! w
                rounds++; // RACE! r
            }
        }

        void close() {
            isClosed = true; // RACE! c
        }

        int written() {
            return written; // RACE! w
        }
    }

    public static void main(String[] args) {
        rounds = 0; // NORACE
        Journal journal = Journal.INSTANCE;
        level = 2; // RACE! v
        journal.close();
        System.out.println(journal.written());
        System.out.println(rounds); // RACE! r
    }
}
