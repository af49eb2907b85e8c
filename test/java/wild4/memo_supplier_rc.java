// A supplier that computes once: a plain flag is tested first, the value itself is plain.
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

class Memo<T> implements Supplier<T> {
    private final Supplier<T> delegate;
    private boolean done;
    private T value;

    Memo(Supplier<T> delegate) {
        this.delegate = delegate;
    }

    @Override
    public T get() {
        if (!done) { // RACE! d
            synchronized (this) {
                if (!done) {
                    T t = delegate.get();
                    value = t; // RACE! v
                    done = true; // RACE! d
                    return t;
                }
            }
        }
        return value; // RACE! v
    }
}

public class Main {
    static Map<String, Integer> load() {
        Map<String, Integer> m = new HashMap<>();
        m.put("one", 1); // RACE
        m.put("two", 2); // RACE
        return m;
    }

    static final Memo<Map<String, Integer>> TABLE = new Memo<>(Main::load);

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(() -> System.out.println(TABLE.get().get("two"))).start(); // RACE
    }
}
