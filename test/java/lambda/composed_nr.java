// The same with functions that only use what is the thread's own.
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

public class Main {
    static class Count {
        int hits, last;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Count own = new Count();
                Function<Integer, Integer> f = n -> n + 1;
                System.out.println(f.andThen(n -> own.last = n).apply(2)); // NORACE
                Consumer<String> count = s -> own.hits++; // NORACE
                List.of("a", "b").forEach(count.andThen(s -> System.out.println(s)));
                System.out.println(own.hits + own.last); // NORACE
            }).start();
    }
}
