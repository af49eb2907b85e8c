// A stream in one thread adds to a list, a parallel one to a safe one.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
class Main {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>();
        ConcurrentLinkedQueue<Integer> safe = new ConcurrentLinkedQueue<>();
        IntStream.range(0, 100).forEach(i -> out.add(i));
        IntStream.range(0, 100).parallel().forEach(i -> safe.add(i));
        System.out.println(out.size() + safe.size());
    }
}
