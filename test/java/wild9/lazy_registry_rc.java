// Meta classes are made when first asked for; the check of the plain field is outside of the lock, and so is the table.
import java.util.HashMap;
import java.util.Map;

class MetaClass {
    final Class<?> of;
    private String[] methods;

    MetaClass(Class<?> of) {
        this.of = of;
    }

    String[] methods() {
        if (methods == null) { // RACE! m
            String[] found = new String[of.getMethods().length];
            for (int i = 0; i < found.length; i++)
                found[i] = "m" + i; // RACE
            methods = found; // RACE! m
        }
        return methods; // RACE! m
    }
}

class Registry {
    private static Registry instance;
    private final Map<Class<?>, MetaClass> table = new HashMap<>();

    static Registry get() {
        if (instance == null) { // RACE! i
            synchronized (Registry.class) {
                if (instance == null)
                    instance = new Registry(); // RACE! i
            }
        }
        return instance; // RACE! i
    }

    synchronized MetaClass lookup(Class<?> c) {
        MetaClass m = table.get(c);
        if (m == null) {
            m = new MetaClass(c);
            table.put(c, m);
        }
        return m;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Runnable job = () -> {
            MetaClass m = Registry.get().lookup(String.class);
            System.out.println(m.methods()[0]); // RACE
        };
        Thread a = new Thread(job), b = new Thread(job);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
