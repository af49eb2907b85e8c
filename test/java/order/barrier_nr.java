// A barrier separates the phases.
import java.util.concurrent.CyclicBarrier;
class Main {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static int value;
    static void pause() {
        try {
            barrier.await();
        } catch (Exception e) {
        }
    }
    public static void main(String[] args) {
        new Thread(() -> {
            value = 1;
            pause();
        }).start();
        new Thread(() -> {
            pause();
            System.out.println(value);
        }).start();
    }
}
