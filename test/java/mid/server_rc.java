// A server loop hands each client to a thread; the statistics are common.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class Stats {
        long requests;
        void count() {
            requests++; // RACE!
        }
    }
    static class Handler implements Runnable {
        private final int client;
        private final Stats stats;
        private final List<String> lines = new ArrayList<>();
        Handler(int client, Stats stats) {
            this.client = client;
            this.stats = stats;
        }
        public void run() {
            lines.add("hello " + client);
            stats.count();
        }
    }
    private final Stats stats = new Stats();
    void serve() {
        for (int client = 0; client < 10; client++)
            new Thread(new Handler(client, stats)).start();
    }
    public static void main(String[] args) {
        new Main().serve();
    }
}
