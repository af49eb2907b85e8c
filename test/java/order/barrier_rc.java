// No barrier between the two phases.
import java.util.concurrent.CyclicBarrier;
class Main extends Thread {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static int value;
    final boolean isFirst;
    Main(boolean isFirst) {
        this.isFirst = isFirst;
    }
    public void run() {
        try {
            barrier.await();
        } catch (Exception e) {
        }
        if (isFirst)
            value = 1; // RACE!
        else
            System.out.println(value); // RACE!
    }
    public static void main(String[] args) {
        new Main(true).start();
        new Main(false).start();
    }
}
