// A crawler: visited pages in a plain set that is tested outside of the lock, the depth counter is plain, too.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;

public class Main {
    private final Set<String> visited = new HashSet<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Phaser phaser = new Phaser(1);
    private int fetched;

    static List<String> links(String url) {
        List<String> out = new ArrayList<>();
        if (url.length() < 30)
            for (int i = 0; i < 3; i++)
                out.add(url + "/" + i); // NORACE
        return out;
    }

    void visit(String url) {
        if (visited.contains(url)) // RACE! v
            return;
        synchronized (visited) {
            if (!visited.add(url)) // RACE! v
                return;
        }
        phaser.register();
        pool.execute(() -> {
            try {
                fetched++; // RACE! f
                for (String link : links(url)) // NORACE
                    visit(link);
            } finally {
                phaser.arriveAndDeregister();
            }
        });
    }

    public static void main(String[] args) {
        Main m = new Main();
        m.visit("http://a");
        m.phaser.arriveAndAwaitAdvance();
        System.out.println(m.fetched + " " + m.visited.size()); // RACE
        m.pool.shutdown();
    }
}
