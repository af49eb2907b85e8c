// Threads that a stream made are started by forEach, and joined in a loop or by forEach again.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
public class Main {
    static int n;
    static synchronized void inc() {
        n++; // NORACE
    }
    public static void main(String[] args) throws Exception {
        List<Thread> made = IntStream.range(0, 4).mapToObj(i -> new Thread(Main::inc)).collect(Collectors.toList());
        made.forEach(Thread::start);
        for (Thread t : made)
            t.join();
        System.out.println(n); // NORACE
        List<Thread> added = new ArrayList<>();
        for (int i = 0; i < 3; i++)
            added.add(new Thread(Main::inc));
        added.forEach(Thread::start);
        added.forEach(t -> {
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        System.out.println(n); // NORACE
    }
}
