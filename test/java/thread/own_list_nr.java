// Lists of threads that are read after the join of that thread, directly and through a getter.
import java.util.ArrayList;
import java.util.List;
class Worker extends Thread {
    final List<Integer> found = new ArrayList<>();
    private final List<Integer> missed = new ArrayList<>();
    @Override
    public void run() {
        found.add(1);
        missed.add(2);
    }
    List<Integer> missed() {
        return missed;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = {new Worker(), new Worker(), new Worker()};
        for (Worker w : workers) {
            w.start();
        }
        int n = 0;
        for (Worker w : workers) {
            w.join();
            n += w.found.size();
            n += w.missed().size();
        }
        System.out.println(n);
    }
}
