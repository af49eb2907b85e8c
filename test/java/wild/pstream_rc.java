// Parallel streams with side effects on plain collections; reductions and collectors are right.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
public class Main {
    private static int evens;
    record Point(int x, int y) {
        double norm() {
            return Math.sqrt(x * x + y * y);
        }
    }
    public static void main(String[] args) {
        List<Integer> squares = new ArrayList<>();
        IntStream.range(0, 1000).parallel().forEach(i -> squares.add(i * i)); // RACE! s
        List<Point> points = IntStream.range(0, 100).mapToObj(i -> new Point(i, -i)).collect(Collectors.toList());
        Map<Integer, Point> index = new HashMap<>();
        points.parallelStream().filter(p -> p.x() % 2 == 0).forEach(p -> {
            index.put(p.x(), p); // RACE! i
            evens++; // RACE! e
        });
        double[] norms = new double[100];
        IntStream.range(0, 100).parallel().forEach(i -> norms[i] = points.get(i).norm());
        AtomicInteger count = new AtomicInteger();
        points.parallelStream().forEach(p -> count.incrementAndGet());
        int total = points.parallelStream().mapToInt(Point::x).sum();
        Map<Integer, List<Point>> groups = points.parallelStream().collect(Collectors.groupingBy(p -> p.x() % 3));
        System.out.println(squares.size() + index.size() + evens + count.get() + total + groups.size()
            + Arrays.stream(norms).sum());
    }
}
