// Configuration and registry ask each other when they are loaded; one thread loads both.
import java.util.ArrayList;
import java.util.List;

class Config {
    static final List<String> names = new ArrayList<>();
    static {
        names.add("first");
        Registry.register("config");
    }

    static int size() {
        return names.size();
    }
}

class Registry {
    private static final List<String> known = new ArrayList<>();
    private static final int limit = load();

    private static int load() {
        return Config.size() + 1;
    }

    static synchronized void register(String name) {
        if (known.size() < limit)
            known.add(name);
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            System.out.println(Config.size());
            Registry.register("b");
        });
        a.start();
        a.join();
    }
}
