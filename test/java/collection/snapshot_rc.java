// What walks over the other list itself, or copies one without a lock, meets who adds to it.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
public class Main {
    static final List<String> guests = Collections.synchronizedList(new ArrayList<>());
    static final List<String> plain = new ArrayList<>();
    static void greet() {
        Set<String> names = new HashSet<>(guests); // RACE! a
        List<String> copy = new ArrayList<>(plain); // RACE! b
        List<String> all = new ArrayList<>();
        all.addAll(plain); // RACE! b
        System.out.println(names.size() + copy.size() + all.size());
        System.out.println(String.join(", ", plain)); // RACE! b
    }
    public static void main(String[] args) {
        new Thread(() -> {
            guests.add("x"); // RACE! a
            plain.add("x"); // RACE! b
        }).start();
        greet();
    }
}
