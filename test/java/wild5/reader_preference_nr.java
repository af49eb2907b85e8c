// Readers and writers by hand: a counter of readers under a monitor, the database is changed while nobody reads.
class RwLock {
    private int readers;
    private boolean writing;

    synchronized void startRead() throws InterruptedException {
        while (writing) // NORACE
            wait();
        readers++; // NORACE
    }

    synchronized void endRead() {
        readers--; // NORACE
        if (readers == 0) // NORACE
            notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
        while (writing || readers > 0) // NORACE
            wait();
        writing = true; // NORACE
    }

    synchronized void endWrite() {
        writing = false; // NORACE
        notifyAll();
    }
}

public class Main {
    static final RwLock lock = new RwLock();
    static int[] database = new int[4];
    static String version = "0";

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    lock.startRead();
                    int sum = 0;
                    for (int d : database) // NORACE
                        sum += d; // NORACE
                    System.out.println(version + ": " + sum); // NORACE
                    lock.endRead();
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        }
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> {
                try {
                    lock.startWrite();
                    database[n] += 10; // NORACE
                    version = "v" + n; // NORACE
                    lock.endWrite();
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        }
    }
}
