// A parallel stream adds to an array list and a captured counter.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
class Main {
    public static void main(String[] args) {
        List<Integer> numbers = IntStream.range(0, 1000).boxed().collect(Collectors.toList());
        List<Integer> even = new ArrayList<>();
        int[] odd = new int[1];
        numbers.parallelStream().forEach(n -> {
            if (n % 2 == 0)
                even.add(n); // RACE! list
            else
                odd[0]++; // RACE! odd
        });
        int[] squares = new int[1000];
        IntStream.range(0, squares.length).parallel().forEach(i -> squares[i] = i * i);
        System.out.println(even.size() + " " + odd + " " + Arrays.stream(squares).sum());
    }
}
