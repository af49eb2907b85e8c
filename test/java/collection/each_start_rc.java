// Threads that a stream made are all started; only the first one is waited for.
import java.util.*;
import java.util.stream.*;
public class Main {
    static int n;
    static synchronized void inc() { n++; } // RACE!
    public static void main(String[] args) throws Exception {
        List<Thread> ts = IntStream.range(0, 4).mapToObj(i -> new Thread(Main::inc)).collect(Collectors.toList());
        ts.forEach(Thread::start);
        ts.get(0).join();
        System.out.println(n); // RACE!
    }
}
