// One task many times, and tasks that share what they add to.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
public class Main {
    static class Roll implements Callable<Integer> {
        private int rolls;
        public Integer call() {
            return rolls++; // RACE! a
        }
    }
    static class Total {
        int value;
    }
    static class Add implements Callable<Integer> {
        private final Total total;
        Add(Total total) {
            this.total = total;
        }
        public Integer call() {
            return total.value++; // RACE! b
        }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        pool.invokeAll(Collections.nCopies(10, new Roll()));
        List<Add> adds = new ArrayList<>();
        Total total = new Total();
        for (int i = 0; i < 4; i++)
            adds.add(new Add(total));
        pool.invokeAll(adds);
        pool.shutdown();
    }
}
