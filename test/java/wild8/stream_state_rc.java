// A stateful lambda in a parallel stream, and a collector whose accumulator is shared.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        Set<Integer> seen = new HashSet<>();
        List<Integer> odd = new ArrayList<>();
        long distinct = IntStream.range(0, 1000).parallel()
            .map(i -> i % 97)
            .filter(i -> seen.add(i)) // RACE! s
            .peek(i -> {
                if (i % 2 == 1)
                    odd.add(i); // RACE! o
            })
            .count();
        System.out.println(distinct + " " + odd.size());
    }
}
