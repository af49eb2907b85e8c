import java.util.concurrent.*;

public class Main {
    static final BlockingQueue<String> requests = new LinkedBlockingQueue<>();
    static final BlockingQueue<String> replies = new LinkedBlockingQueue<>();

    static void client() {
        try {
            requests.put("hello");
            String r = replies.take();
            System.out.println(r);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void server() {
        try {
            String q = requests.take();
            replies.put("re: " + q);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread c = new Thread(Main::client), s = new Thread(Main::server);
        c.start();
        s.start();
        c.join();
        s.join();
    }
}
