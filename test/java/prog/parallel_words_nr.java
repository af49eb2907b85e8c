// Parallel streams done right: collectors, reduce, concurrent collections; a sequential one over a plain list.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            words.add("word" + i % 7);
        Map<String, Long> counts = words.parallelStream()
            .collect(Collectors.groupingBy(w -> w, Collectors.counting()));
        AtomicLong letters = new AtomicLong();
        ConcurrentLinkedQueue<String> seen = new ConcurrentLinkedQueue<>();
        words.parallelStream().forEach(w -> {
            letters.addAndGet(w.length());
            seen.add(w);
        });
        int[] squares = new int[100];
        IntStream.range(0, 100).parallel().forEach(i -> squares[i] = i * i);
        List<String> upper = new ArrayList<>();
        words.stream().map(String::toUpperCase).forEach(upper::add);
        System.out.println(counts.size() + letters.get() + seen.size() + squares[3] + upper.size());
    }
}
