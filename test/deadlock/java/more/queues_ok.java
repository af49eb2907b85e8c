// Two stages that feed each other; somebody has to begin.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class Main {
    static final BlockingQueue<Integer> ping = new LinkedBlockingQueue<>();
    static final BlockingQueue<Integer> pong = new LinkedBlockingQueue<>();

    static void relay(BlockingQueue<Integer> from, BlockingQueue<Integer> to) {
        try {
            for (int i = 0; i < 10; i++) {
                int n = from.take();
                to.put(n + 1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> relay(ping, pong));
        Thread b = new Thread(() -> relay(pong, ping));
        ping.put(0);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
