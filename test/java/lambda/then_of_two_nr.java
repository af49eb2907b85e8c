// Only composed before there are threads, or called by one after the other.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;

public class Main {
    static int calls, last;

    public static void main(String[] args) throws InterruptedException {
        BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b;
        BiFunction<Integer, Integer, Integer> f = add.andThen(x -> {
            calls++; // NORACE
            return x;
        });
        BinaryOperator<Integer> most = Math::max;
        BiFunction<Integer, Integer, Integer> kept = most.andThen(x -> last = x); // NORACE
        Thread a = new Thread(() -> System.out.println(f.apply(1, 2)));
        a.start();
        System.out.println(kept.apply(1, 2));
        a.join();
        System.out.println(f.apply(3, 4) + calls + last); // NORACE
    }
}
