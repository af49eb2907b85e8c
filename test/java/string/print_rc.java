// Who prints or joins a collection reads it.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
public class Main {
    private static final Map<String, Integer> ages = new HashMap<>();
    private static final List<String> names = new ArrayList<>();
    private static final Set<Integer> ids = new HashSet<>();
    private static final StringBuilder text = new StringBuilder();
    public static void main(String[] args) {
        new Thread(() -> {
            ages.put("a", 1); // RACE! a
            names.add("a"); // RACE! n
            ids.add(1); // RACE! i
            text.append("a"); // RACE! t
        }).start();
        System.out.println(ages); // RACE! a
        String s = "names: " + names; // RACE! n
        StringBuilder b = new StringBuilder();
        b.append(ids); // RACE! i
        System.out.print(s + b + text); // RACE! t
    }
}
