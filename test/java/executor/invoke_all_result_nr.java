// Tasks that write their results into fields of their own, run by invokeAll and read by who waited.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Main {
    static class Fib extends RecursiveAction {
        int number;

        Fib(int n) {
            number = n;
        }

        @Override
        protected void compute() {
            int n = number; // NORACE
            if (n <= 1)
                return;
            Fib f1 = new Fib(n - 1), f2 = new Fib(n - 2);
            invokeAll(f1, f2);
            number = f1.number + f2.number; // NORACE
        }
    }

    public static void main(String[] args) {
        Fib f = new Fib(20);
        new ForkJoinPool(4).invoke(f);
        System.out.println(f.number); // NORACE
    }
}
