// A Cleaner frees what its owner used; what has been freed is counted in a plain static variable.
import java.lang.ref.Cleaner;

public class Main {
    static final Cleaner CLEANER = Cleaner.create();
    static int freed;

    static class Memory implements Runnable {
        private long address;
        private boolean isFree;

        Memory(long address) {
            this.address = address; // NORACE
        }

        @Override
        public void run() {
            if (isFree) // NORACE
                return;
            isFree = true; // NORACE
            address = 0; // NORACE
            freed++; // RACE!
        }
    }

    static class Buffer implements AutoCloseable {
        private final Memory memory;
        private final Cleaner.Cleanable cleanable;

        Buffer(long address) {
            memory = new Memory(address);
            cleanable = CLEANER.register(this, memory);
        }

        long read() {
            return memory.address; // NORACE
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            Buffer b = new Buffer(i);
            System.out.println(b.read());
            if (i % 2 == 0)
                b.close();
        }
        System.out.println(freed); // RACE!
    }
}
