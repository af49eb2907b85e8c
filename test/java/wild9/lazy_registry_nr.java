// Meta classes are made when first asked for: a volatile field, tested again under the lock, and a method under the object's lock.
import java.util.HashMap;
import java.util.Map;

class MetaClass {
    final Class<?> of;
    private String[] methods;

    MetaClass(Class<?> of) {
        this.of = of;
    }

    synchronized String[] methods() {
        if (methods == null) { // NORACE
            String[] found = new String[of.getMethods().length];
            for (int i = 0; i < found.length; i++)
                found[i] = "m" + i; // NORACE
            methods = found; // NORACE
        }
        return methods;
    }
}

class Registry {
    private static volatile Registry instance;
    private final Map<Class<?>, MetaClass> table = new HashMap<>();

    static Registry get() {
        Registry r = instance; // NORACE
        if (r == null) {
            synchronized (Registry.class) {
                r = instance;
                if (r == null)
                    instance = r = new Registry();
            }
        }
        return r;
    }

    synchronized MetaClass lookup(Class<?> c) {
        return table.computeIfAbsent(c, MetaClass::new); // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Runnable job = () -> {
            MetaClass m = Registry.get().lookup(String.class);
            System.out.println(m.methods()[0]); // NORACE
        };
        Thread a = new Thread(job), b = new Thread(job);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
