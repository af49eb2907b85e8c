// Reductions, mapping to new objects, a sequential stream with state, and arrays filled by index.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    static class Acc {
        long sum;
        int n;

        void add(int v) {
            sum += v; // NORACE
            n++; // NORACE
        }

        Acc merge(Acc o) {
            sum += o.sum; // NORACE
            n += o.n; // NORACE
            return this;
        }
    }

    public static void main(String[] args) {
        int[] squares = new int[100];
        IntStream.range(0, 100).parallel().forEach(i -> squares[i] = i * i); // NORACE
        Acc acc = Arrays.stream(squares).parallel().boxed().collect(Acc::new, Acc::add, Acc::merge);
        List<String> names = new ArrayList<>();
        Arrays.stream(squares).forEach(v -> names.add("n" + v)); // NORACE
        int longest = names.parallelStream().mapToInt(String::length).reduce(0, Math::max); // NORACE
        String joined = names.parallelStream().filter(s -> s.length() > 2).collect(Collectors.joining(","));
        System.out.println(acc.sum + acc.n + longest + joined);
    }
}
