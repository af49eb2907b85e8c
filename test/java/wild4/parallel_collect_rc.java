// Streams in parallel: collect and reduce are fine, adding to a list from forEach is not.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    static int seen;

    public static void main(String[] args) {
        List<Integer> numbers = IntStream.range(0, 1000).boxed().collect(Collectors.toList());
        List<Integer> evens = new ArrayList<>();
        numbers.parallelStream().filter(n -> n % 2 == 0).forEach(n -> evens.add(n)); // RACE!
        numbers.parallelStream().forEach(n -> {
            if (n > 10)
                seen++; // RACE!
        });
        List<Integer> safe = Collections.synchronizedList(new ArrayList<>());
        numbers.parallelStream().forEach(safe::add); // NORACE
        Map<Integer, Long> byDigit = numbers.parallelStream().collect(Collectors.groupingBy(n -> n % 10, Collectors.counting()));
        int sum = numbers.parallelStream().mapToInt(Integer::intValue).sum();
        System.out.println(evens.size() + " " + seen + " " + safe.size() + " " + byDigit + " " + sum); // NORACE
    }
}
