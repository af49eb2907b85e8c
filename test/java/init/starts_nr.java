// A class initialiser starts a thread that uses what main set before, and is joined.
public class Main {
    static int level = 1;
    static int rounds;

    static class Journal implements Runnable {
        static final int LIMIT;
        static final Journal INSTANCE;
        static int size;
        private final Thread thread = new Thread(this, "journal");
        private int written;

        static {
            LIMIT = Integer.getInteger("limit", 10);
            INSTANCE = new Journal();
            INSTANCE.thread.start();
            size = 3; // NORACE
        }

        public void run() {
            for (int i = 0; i < LIMIT; i++) {
                written += level + size; // NORACE
                rounds++; // NORACE
            }
        }

        int finish() throws InterruptedException {
            thread.join();
            return written; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        level = 2; // NORACE
        rounds = 0;
        System.out.println(Journal.INSTANCE.finish());
        System.out.println(rounds); // NORACE
        rounds = 0;
        level = 5;
    }
}
