// Fibonacci numbers by threads that start two of their own kind and join them.
class Fib extends Thread {
    private final int n;
    int result;
    Fib(int n) { this.n = n; }
    @Override public void run() {
        if (n < 2) {
            result = n;
            return;
        }
        Fib a = new Fib(n - 1), b = new Fib(n - 2);
        a.start();
        b.start();
        try {
            a.join();
            b.join();
        } catch (InterruptedException e) {
            return;
        }
        result = a.result + b.result;
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        Fib f = new Fib(8);
        f.start();
        f.join();
        System.out.println(f.result);
    }
}
