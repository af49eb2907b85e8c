// The barrier's action runs while all wait, but main does not.
import java.util.concurrent.CyclicBarrier;
class Main {
    static int step;
    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> step++); // RACE!
        Runnable work = () -> {
            try {
                for (int i = 0; i < 9; i++)
                    barrier.await();
            } catch (Exception e) {
                System.out.println(e);
            }
        };
        new Thread(work).start();
        new Thread(work).start();
        System.out.println(step); // RACE!
    }
}
