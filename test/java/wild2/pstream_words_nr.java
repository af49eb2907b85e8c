// Parallel streams that collect, and one that writes the element of its own index.
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    static Map<String, Long> count(List<String> text) {
        return text.parallelStream()
            .flatMap(line -> Arrays.stream(line.split(" ")))
            .collect(Collectors.groupingBy(w -> w, Collectors.counting()));
    }

    static double[] squares(double[] in) {
        double[] out = new double[in.length];
        IntStream.range(0, in.length).parallel().forEach(i -> out[i] = in[i] * in[i]); // NORACE
        return out;
    }

    public static void main(String[] args) {
        List<String> text = Arrays.asList("to be", "or not", "to be");
        System.out.println(count(text));
        Map<Character, AtomicInteger> letters = new ConcurrentHashMap<>();
        text.parallelStream().forEach(line -> {
            for (char c : line.toCharArray())
                letters.computeIfAbsent(c, k -> new AtomicInteger()).incrementAndGet(); // NORACE
        });
        System.out.println(letters);
        double[] s = squares(new double[] {1, 2, 3});
        System.out.println(s[0] + s[1]); // NORACE
    }
}
