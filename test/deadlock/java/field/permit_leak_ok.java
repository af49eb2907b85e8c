// a pool of two connections; a failed query keeps its permit
import java.util.concurrent.Semaphore;

class Main {
    private final Semaphore permits = new Semaphore(2);

    String query(String sql) throws InterruptedException {
        permits.acquire();
        try {
            if (sql.isEmpty())
                return null;
            return run(sql);
        } finally {
            permits.release();
        }
    }

    private String run(String sql) { return "result of " + sql; }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                try {
                    m.query("");
                    m.query("select 1");
                } catch (InterruptedException e) {
                    return;
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
    }
}
