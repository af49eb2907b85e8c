// Functions made of functions by the library.
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

public class Main {
    static int hits, last, tests;

    public static void main(String[] args) {
        new Thread(() -> {
            Function<Integer, Integer> f = n -> n + 1;
            System.out.println(f.andThen(n -> last = n).apply(2)); // RACE! l
            Consumer<String> count = s -> hits++; // RACE! h
            List.of("a", "b").forEach(count.andThen(s -> System.out.println(s)));
            Predicate<String> p = s -> tests++ > 0; // RACE! t
            System.out.println(p.negate().or(String::isEmpty).test("x"));
        }).start();
        System.out.println(hits + " " + last + tests); // RACE! h l t
    }
}
