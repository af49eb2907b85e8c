// Every worker sets the variable for itself and starts nobody.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static class Context {
        int steps;
    }

    static final InheritableThreadLocal<Context> CONTEXT = new InheritableThreadLocal<>();

    static void step() {
        CONTEXT.get().steps++; // NORACE
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 9; i++)
            pool.submit(() -> {
                Context c = new Context();
                CONTEXT.set(c);
                step();
                step();
                System.out.println(c.steps);
            });
        pool.shutdown();
    }
}
