// A WeakHashMap filled on demand: even get changes it.
import java.util.Map;
import java.util.WeakHashMap;

public class Main {
    private static final Map<Class<?>, String> NAMES = new WeakHashMap<>();

    static String nameOf(Class<?> c) {
        String n = NAMES.get(c); // RACE!
        if (n == null) {
            n = c.getSimpleName().toLowerCase();
            NAMES.put(c, n); // RACE!
        }
        return n;
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(nameOf(String.class))).start();
        new Thread(() -> System.out.println(nameOf(Integer.class))).start();
        System.out.println(nameOf(Main.class));
    }
}
