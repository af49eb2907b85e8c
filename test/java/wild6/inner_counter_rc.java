// A local class and a lambda both change the outer object.
import java.util.function.IntSupplier;

public class Main {
    private int ticket = 100;
    private int refused;

    IntSupplier seller() {
        return () -> {
            if (ticket > 0) // RACE! t
                return ticket--; // RACE! t
            refused++; // RACE! r
            return -1;
        };
    }

    class Printer implements Runnable {
        private final IntSupplier source;
        private int sold;

        Printer(IntSupplier source) {
            this.source = source;
        }

        @Override
        public void run() {
            while (source.getAsInt() > 0)
                sold++; // NORACE
            System.out.println(sold);
        }
    }

    void open() {
        IntSupplier s = seller();
        for (int i = 0; i < 3; i++)
            new Thread(new Printer(s)).start();
    }

    public static void main(String[] args) {
        new Main().open();
    }
}
