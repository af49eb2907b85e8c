// The crawler puts found pages into a short queue under the lock that who reads them takes.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Crawler {
    private final BlockingQueue<String> found = new ArrayBlockingQueue<>(4);
    private final Set<String> seen = new HashSet<>();
    private int indexed;

    synchronized void add(String page) throws InterruptedException { // DEADLOCK
        if (!seen.add(page)) // DEADLOCK
            return;
        found.put(page); // DEADLOCK!
    }

    void index() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            String page = found.take(); // DEADLOCK
            synchronized (this) { // DEADLOCK!
                indexed += page.length();
            }
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Crawler crawler = new Crawler();
        Thread indexer = new Thread(() -> {
            try {
                crawler.index();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        indexer.setDaemon(true);
        indexer.start();
        for (int i = 0; i < 100; i++)
            crawler.add("http://host/" + i);
    }
}
