// A lazy value without any synchronisation, shared by two threads through an interface.
import java.util.function.Supplier;

public class Main {
    static <T> Supplier<T> lazily(Supplier<T> source) {
        return new Supplier<>() {
            private T value;
            private boolean done;

            @Override
            public T get() {
                if (!done) { // RACE! d
                    value = source.get(); // RACE! v
                    done = true; // RACE! d
                }
                return value; // RACE! v
            }
        };
    }

    public static void main(String[] args) {
        Supplier<StringBuilder> text = lazily(() -> new StringBuilder("long text"));
        Runnable r = () -> System.out.println(text.get().length());
        new Thread(r).start();
        new Thread(r).start();
    }
}
