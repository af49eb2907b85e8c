// The barrier's action runs while all wait.
import java.util.concurrent.CyclicBarrier;
class Main {
    static int step;
    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> step++); // NORACE
        Runnable work = () -> {
            try {
                for (int i = 0; i < 9; i++) {
                    System.out.println(step); // NORACE
                    barrier.await();
                }
            } catch (Exception e) {
                System.out.println(e);
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
