// Two synchronized lists are added to each other.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Main {
    public static void main(String[] args) throws InterruptedException {
        List<String> a = Collections.synchronizedList(new ArrayList<>());
        List<String> b = Collections.synchronizedList(new ArrayList<>());
        a.add("x");
        b.add("y");
        Thread t1 = new Thread(() -> {
            a.addAll(b);
        });
        Thread t2 = new Thread(() -> {
            List<String> copy = new ArrayList<>(a);
            b.addAll(copy);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(a.size() + b.size());
    }
}
