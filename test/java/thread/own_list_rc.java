// Lists of threads: read before the join, of another thread than was joined, or known to all of them.
import java.util.ArrayList;
import java.util.List;
class Worker extends Thread {
    private static final List<Integer> ALL = new ArrayList<>();
    final List<Integer> found = new ArrayList<>();
    private final List<Integer> missed = new ArrayList<>();
    private final List<Integer> seen = ALL;
    @Override
    public void run() {
        found.add(1); // RACE! f
        missed.add(2); // RACE! m
        seen.add(3); // RACE! s
    }
    List<Integer> missed() {
        return missed;
    }
    List<Integer> seen() {
        return seen;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = {new Worker(), new Worker(), new Worker()};
        for (Worker w : workers) {
            w.start();
        }
        int n = 0;
        for (int i = 0; i < 2; i++) {
            Worker w = workers[i];
            n += w.found.size(); // RACE! f
            w.join();
            n += workers[i + 1].missed().size(); // RACE! m
            n += w.seen().size(); // RACE! s
        }
        System.out.println(n);
    }
}
