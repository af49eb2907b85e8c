// A copy of a synchronised list, and lists that are added at once, are made under its lock.
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
public class Main {
    static final List<String> guests = Collections.synchronizedList(new ArrayList<>());
    static void greet() {
        List<String> now = new ArrayList<>(guests); // NORACE
        List<String> all = new LinkedList<>();
        all.addAll(guests); // NORACE
        for (String s : now)
            System.out.println(s + all.size());
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            String name = "guest " + i;
            new Thread(() -> {
                guests.add(name);
                greet();
                guests.remove(name);
            }).start();
        }
    }
}
