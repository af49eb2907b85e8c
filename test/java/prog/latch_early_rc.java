// Loaders count the latch down before they have stored their part.
import java.util.concurrent.CountDownLatch;

class Part {
    int rows;
    String error;
}

class Loader extends Thread {
    private final CountDownLatch ready;
    private final Part part;

    Loader(CountDownLatch ready, Part part) {
        this.ready = ready;
        this.part = part;
    }

    @Override
    public void run() {
        try {
            int rows = read();
            ready.countDown();
            part.rows = rows; // RACE! rows
        } catch (IllegalStateException e) {
            part.error = e.getMessage();
            ready.countDown();
        }
    }

    private int read() {
        int n = (int) (Math.random() * 100);
        if (n == 13)
            throw new IllegalStateException("bad luck");
        return n;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 3;
        CountDownLatch ready = new CountDownLatch(n);
        Part[] parts = new Part[n];
        for (int i = 0; i < n; i++) {
            parts[i] = new Part();
            new Loader(ready, parts[i]).start();
        }
        ready.await();
        int sum = 0;
        for (Part p : parts) {
            if (p.error == null)
                sum += p.rows; // RACE! rows
        }
        System.out.println(sum);
    }
}
