// Numbers for new objects from a plain static counter, in constructors that several threads run.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Ticket {
    private static int nextId = 1;
    private static long issued;
    private final int id;
    private String holder;

    Ticket(String holder) {
        id = nextId++; // RACE! n
        this.holder = holder; // NORACE
        synchronized (Ticket.class) {
            issued++; // NORACE
        }
    }

    void pass(String to) {
        holder = to; // NORACE
    }

    @Override
    public String toString() {
        return id + " " + holder; // NORACE
    }

    static synchronized long issued() {
        return issued; // NORACE
    }
}

public class Main {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 20; i++) {
            String name = "visitor " + i;
            pool.submit(() -> {
                Ticket t = new Ticket(name);
                t.pass(name + " jr");
                System.out.println(t + " of " + Ticket.issued());
            });
        }
        pool.shutdown();
    }
}
