// The two tasks of each invokeAll add to the number of the task above them.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Main {
    static class Fib extends RecursiveAction {
        final int n;
        final Fib parent;
        int number;

        Fib(int n, Fib parent) {
            this.n = n;
            this.parent = parent;
        }

        @Override
        protected void compute() {
            if (n > 1)
                invokeAll(new Fib(n - 1, this), new Fib(n - 2, this));
            if (parent != null)
                parent.number += n > 1 ? number : n; // RACE!
        }
    }

    public static void main(String[] args) {
        Fib f = new Fib(20, null);
        new ForkJoinPool(4).invoke(f);
        System.out.println(f.number);
    }
}
