import java.util.concurrent.*;

public class Main {
    static final Semaphore slots = new Semaphore(2);

    static void fetch(String url) throws InterruptedException {
        slots.acquire(); // DEADLOCK!
        try {
            if (url.isEmpty())
                throw new IllegalArgumentException("no url"); // DEADLOCK
            System.out.println(url);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
            slots.release();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            String url = i % 3 == 0 ? "" : "http://a/" + i;
            new Thread(() -> {
                try {
                    fetch(url); // DEADLOCK
                } catch (InterruptedException | IllegalArgumentException e) {
                    System.out.println(e);
                }
            }).start();
        }
    }
}
