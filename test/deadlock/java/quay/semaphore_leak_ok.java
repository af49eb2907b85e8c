// A connection that cannot be opened gives its permit back.
import java.io.IOException;
import java.util.concurrent.Semaphore;

class Connections {
    private final Semaphore permits = new Semaphore(2);

    void query(String host) throws InterruptedException, IOException {
        permits.acquire();
        try {
            if (host.isEmpty()) {
                throw new IOException("no host");
            }
            System.out.println(host);
        } finally {
            permits.release();
        }
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
                        c.query(h);
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
