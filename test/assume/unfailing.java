// A task ends by an exception that no `throw` of the program makes; who catches that has not waited for the other one.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Main {
    static int n;
    static int[] empty = new int[0];

    static void waitForBoth(Runnable first) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> f = pool.submit(first), g = pool.submit(() -> { n = 1; });
        try {
            f.get();
            g.get();
        } catch (Exception e) {
            System.out.println(e);
        }
        System.out.println(n);
    }

    public static void main(String[] args) {
        waitForBoth(() -> System.out.println(empty[0]));
    }
}

class Control {
    public static void main(String[] args) {
        Main.waitForBoth(() -> {
            throw new IllegalStateException();
        });
    }
}
