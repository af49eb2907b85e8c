// A lazy value that is locked, and one per thread.
import java.util.function.Supplier;

public class Main {
    static class Lazy<T> implements Supplier<T> {
        private Supplier<T> source;
        private T value;

        Lazy(Supplier<T> source) {
            this.source = source;
        }

        @Override
        public synchronized T get() {
            if (source != null) { // NORACE
                value = source.get(); // NORACE
                source = null; // NORACE
            }
            return value; // NORACE
        }
    }

    static class Worker implements Runnable {
        private final Lazy<int[]> shared;
        private final Supplier<int[]> own = () -> new int[4];

        Worker(Lazy<int[]> shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            int[] table = shared.get(), mine = own.get();
            for (int i = 0; i < mine.length; i++)
                mine[i] = table[i] * 2; // NORACE
            System.out.println(mine[3]); // NORACE
        }
    }

    public static void main(String[] args) {
        Lazy<int[]> lazy = new Lazy<>(() -> new int[] {1, 2, 3, 4});
        for (int i = 0; i < 3; i++)
            new Thread(new Worker(lazy)).start();
    }
}
