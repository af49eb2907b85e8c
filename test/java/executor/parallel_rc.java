// A parallel stream adds to a list.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
class Main {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>();
        IntStream.range(0, 100).parallel().forEach(i -> out.add(i)); // RACE!
        System.out.println(out.size());
    }
}
