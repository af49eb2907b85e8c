// The blocks that are filled are larger than the distance between them.
import java.util.Arrays;
public class Main {
    static final int PART = 100;
    static final int[] cells = new int[4 * PART];
    static final int[] saved = new int[4 * PART];
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int from = i * PART;
            threads[i] = new Thread(() -> {
                Arrays.fill(cells, from, from + PART + 1, from); // RACE!
                System.arraycopy(cells, from, saved, from, PART); // RACE!
            });
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(saved[PART]);
    }
}
