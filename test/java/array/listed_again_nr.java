// Tasks of two rounds of a loop, a list for each of them, which are done before the next one is made.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        int[] data = new int[10];
        for (int round = 0; round < 2; round++) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < data.length; i++) {
                final int at = i;
                tasks.add(() -> data[at]++); // NORACE
            }
            pool.invokeAll(tasks);
        }
        pool.shutdown();
        System.out.println(data[0]);
    }
}
