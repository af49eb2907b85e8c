// A parallel stream collects, and counts with an adder.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
class Main {
    public static void main(String[] args) {
        List<Integer> numbers = IntStream.range(0, 1000).boxed().collect(Collectors.toList());
        LongAdder odd = new LongAdder();
        List<Integer> even = numbers.parallelStream().filter(n -> {
            if (n % 2 != 0)
                odd.increment();
            return n % 2 == 0;
        }).collect(Collectors.toList());
        int[] squares = new int[1000];
        IntStream.range(0, squares.length).parallel().forEach(i -> squares[i] = i * i);
        System.out.println(even.size() + " " + odd + " " + Arrays.stream(squares).sum());
    }
}
