// A supplier that computes once: a volatile flag is tested first, the value itself is plain.
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

class Memo<T> implements Supplier<T> {
    private final Supplier<T> delegate;
    private volatile boolean done;
    private T value;

    Memo(Supplier<T> delegate) {
        this.delegate = delegate;
    }

    @Override
    public T get() {
        if (!done) {
            synchronized (this) {
                if (!done) {
                    T t = delegate.get();
                    value = t; // NORACE
                    done = true;
                    return t;
                }
            }
        }
        return value; // NORACE
    }
}

public class Main {
    static Map<String, Integer> load() {
        Map<String, Integer> m = new HashMap<>();
        m.put("one", 1); // NORACE
        m.put("two", 2); // NORACE
        return m;
    }

    static final Memo<Map<String, Integer>> TABLE = new Memo<>(Main::load);

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(() -> System.out.println(TABLE.get().get("two"))).start(); // NORACE
    }
}
