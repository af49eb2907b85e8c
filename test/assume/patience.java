// The time is up before the latch is counted down.
import java.util.concurrent.*;

class Main {
    static final CountDownLatch done = new CountDownLatch(1);
    static int n;

    static void begin() {
        new Thread(() -> {
            n = 1;
            done.countDown();
        }).start();
    }

    public static void main(String[] args) throws InterruptedException {
        begin();
        done.await(1, TimeUnit.MILLISECONDS);
        System.out.println(n);
    }
}

class Control {
    public static void main(String[] args) {
        Main.begin();
        System.out.println(Main.n);
    }
}
