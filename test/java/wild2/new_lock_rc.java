// Each call locks an object that it just made; the other method makes its lock per thread.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Journal {
        private final List<String> lines = new ArrayList<>();
        private int writes;

        void write(String line) {
            Object lock = new Object();
            synchronized (lock) {
                lines.add(line); // RACE! l
                writes++; // RACE! w
            }
        }

        int size() {
            synchronized (new Object()) {
                return lines.size() + writes; // RACE! l w
            }
        }
    }

    static class Writer extends Thread {
        private final Journal journal;

        Writer(Journal journal) {
            this.journal = journal;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++)
                journal.write(getName() + i);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Journal journal = new Journal();
        Writer w1 = new Writer(journal), w2 = new Writer(journal);
        w1.start();
        w2.start();
        System.out.println(journal.size());
        w1.join();
        w2.join();
        System.out.println(journal.size());
    }
}
