// Lazy singletons: without lock, with broken double checks, with a volatile field, with a holder.
class Registry {
    private static Registry instance;
    final long created;
    int uses;
    private Registry() {
        created = System.nanoTime();
    }
    static Registry getInstance() {
        if (instance == null) { // RACE! r
            instance = new Registry(); // RACE! r
        }
        return instance; // RACE! r
    }
}
class Settings {
    private static Settings instance;
    private int level;
    private Settings() {
        level = 3; // RACE l
    }
    static Settings get() {
        if (instance == null) { // RACE! s
            synchronized (Settings.class) {
                if (instance == null) {
                    instance = new Settings(); // RACE! s
                }
            }
        }
        return instance; // RACE! s
    }
    int level() {
        return level; // RACE l
    }
}
class Good {
    private static volatile Good instance;
    private int level;
    private Good() {
        level = 4;
    }
    static Good get() {
        Good g = instance;
        if (g == null) {
            synchronized (Good.class) {
                g = instance;
                if (g == null) {
                    g = instance = new Good();
                }
            }
        }
        return g;
    }
    int level() {
        return level;
    }
}
class Holder {
    private int size;
    private Holder() {
        size = 12;
    }
    private static class Lazy {
        static final Holder INSTANCE = new Holder();
    }
    static Holder get() {
        return Lazy.INSTANCE;
    }
    int size() {
        return size;
    }
}
public class Main {
    static class User implements Runnable {
        public void run() {
            long n = Registry.getInstance().created;
            n += Settings.get().level();
            n += Good.get().level();
            n += Holder.get().size();
            System.out.println(n);
        }
    }
    public static void main(String[] args) {
        new Thread(new User()).start();
        new Thread(new User()).start();
    }
}
