// A function of two arguments, then one of its result.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;

public class Main {
    static int calls, sums, last;

    static BiFunction<Integer, Integer, Integer> sum() {
        BiFunction<Integer, Integer, Integer> add = (a, b) -> {
            sums++; // RACE! s
            return a + b;
        };
        return add.andThen(x -> {
            calls++; // RACE! c
            return x;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        BiFunction<Integer, Integer, Integer> f = sum();
        BinaryOperator<Integer> most = Math::max;
        BiFunction<Integer, Integer, Integer> kept = most.andThen(x -> last = x); // RACE! l
        Thread a = new Thread(() -> System.out.println(f.apply(1, 2) + kept.apply(1, 2)));
        Thread b = new Thread(() -> System.out.println(f.apply(3, 4) + kept.apply(3, 4)));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
