// A connection that cannot be opened keeps its permit.
import java.io.IOException;
import java.util.concurrent.Semaphore;

class Connections {
    private final Semaphore permits = new Semaphore(2);

    void query(String host) throws InterruptedException, IOException {
        permits.acquire(); // DEADLOCK!
        if (host.isEmpty()) {
            throw new IOException("no host"); // DEADLOCK
        }
        System.out.println(host);
        permits.release(); // DEADLOCK
    }
}

public class Main {
    public static void main(String[] args) {
        Connections c = new Connections();
        String[] hosts = {"a", "", "b", "", "c"};
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (String h : hosts) {
                    try {
                        c.query(h); // DEADLOCK
                    } catch (IOException e) {
                        System.err.println(e.getMessage());
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }).start();
        }
    }
}
