// Anonymous classes and lambdas that capture arrays and holders as cells for results.
import java.util.concurrent.atomic.AtomicInteger;
class Holder<T> {
    T value;
}
public class Main {
    private static void twice(Runnable r) throws InterruptedException {
        Thread a = new Thread(r);
        Thread b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
    }
    public static void main(String[] args) throws InterruptedException {
        final int[] counter = {0};
        final AtomicInteger right = new AtomicInteger();
        twice(new Runnable() {
            @Override
            public void run() {
                for (int i = 0; i < 1000; i++) {
                    counter[0]++; // RACE! a
                    right.incrementAndGet();
                }
            }
        });
        final Holder<String> first = new Holder<>();
        final Holder<String> second = new Holder<>();
        Thread t = new Thread(() -> first.value = "t"); // RACE! b
        Thread u = new Thread(() -> {
            if (first.value == null) { // RACE! b
                second.value = "u";
            }
        });
        t.start();
        u.start();
        u.join();
        System.out.println(second.value);
        System.out.println(first.value); // RACE! b
        t.join();
        System.out.println(counter[0] + right.get() + first.value);
    }
}
