// Three ways of lazy initialisation that are right: holder class, volatile double check, synchronised.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class Settings {
        private final Map<String, String> values = new HashMap<>();

        Settings() {
            values.put("host", "localhost");
        }

        String get(String key) {
            return values.get(key); // NORACE
        }
    }

    static class ByHolder {
        private static class Holder {
            static final Settings INSTANCE = new Settings();
        }

        static Settings get() {
            return Holder.INSTANCE; // NORACE
        }
    }

    static class ByDoubleCheck {
        private volatile Settings settings;

        Settings get() {
            Settings s = settings;
            if (s == null) {
                synchronized (this) {
                    s = settings;
                    if (s == null)
                        settings = s = new Settings();
                }
            }
            return s;
        }
    }

    static class BySynchronized {
        private static Settings settings;

        static synchronized Settings get() {
            if (settings == null)
                settings = new Settings(); // NORACE
            return settings;
        }
    }

    public static void main(String[] args) {
        ByDoubleCheck dc = new ByDoubleCheck();
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                String a = ByHolder.get().get("host");
                String b = dc.get().get("host");
                String c = BySynchronized.get().get("host");
                System.out.println(a + b + c);
            }).start();
        }
    }
}
