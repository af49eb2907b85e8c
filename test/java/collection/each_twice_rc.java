// What is called for each element starts several threads that meet, also without a loop in sight.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
public class Main {
    static int n, m;
    static int[] cells = new int[10];
    public static void main(String[] args) {
        List<Thread> threads = new ArrayList<>();
        threads.add(new Thread(() -> n++)); // RACE! n
        threads.add(new Thread(() -> n--)); // RACE! n
        threads.forEach(Thread::start);
        IntStream.range(0, 4).forEach(i -> new Thread(() -> m++).start()); // RACE! m
        IntStream.range(0, 9).forEach(i -> new Thread(() -> cells[i] = cells[i + 1]).start()); // RACE! c
    }
}
