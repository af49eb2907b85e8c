// Two lists are added to each other, by way of a copy.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    private static final List<String> red = Collections.synchronizedList(new ArrayList<>());
    private static final List<String> blue = Collections.synchronizedList(new ArrayList<>());

    private static void move(List<String> from, List<String> to) {
        List<String> copy;
        synchronized (from) {
            copy = new ArrayList<>(from);
            from.clear();
        }
        to.addAll(copy);
    }

    public static void main(String[] args) throws InterruptedException {
        red.add("a");
        blue.add("b");
        Thread x = new Thread(() -> move(red, blue));
        Thread y = new Thread(() -> move(blue, red));
        x.start();
        y.start();
        x.join();
        y.join();
    }
}
