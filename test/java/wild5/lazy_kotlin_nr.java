// What Kotlin makes of `val config by lazy { ... }`: a volatile value with a mark for "not yet", an object as singleton.
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

interface Lazy<T> {
    T getValue();
}

final class Uninitialized {
    static final Uninitialized INSTANCE = new Uninitialized();
}

final class SynchronizedLazy<T> implements Lazy<T> {
    private Supplier<T> initializer;
    private volatile Object value = Uninitialized.INSTANCE;
    private final Object lock = this;

    SynchronizedLazy(Supplier<T> initializer) {
        this.initializer = initializer;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T getValue() {
        Object v1 = value;
        if (v1 != Uninitialized.INSTANCE)
            return (T) v1;
        synchronized (lock) {
            Object v2 = value;
            if (v2 != Uninitialized.INSTANCE)
                return (T) v2;
            T typed = initializer.get(); // NORACE
            value = typed;
            initializer = null; // NORACE
            return typed;
        }
    }
}

final class Settings {
    public static final Settings INSTANCE = new Settings();
    private final Lazy<Map<String, String>> values = new SynchronizedLazy<>(() -> {
        Map<String, String> m = new HashMap<>();
        m.put("host", "localhost"); // NORACE
        m.put("port", "80"); // NORACE
        return m;
    });

    private Settings() {
    }

    Map<String, String> getValues() {
        return values.getValue();
    }
}

public class Main {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(Settings.INSTANCE.getValues().get("host"))).start(); // NORACE
    }
}
