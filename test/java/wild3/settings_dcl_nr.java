// Double-checked locking with volatile and a local copy; a holder class beside it.
import java.util.Properties;

class Settings {
    private static volatile Settings instance;
    private String host;
    private int port;

    private Settings() {
        Properties p = System.getProperties();
        host = p.getProperty("host", "localhost"); // NORACE
        port = Integer.parseInt(p.getProperty("port", "80")); // NORACE
    }

    static Settings get() {
        Settings s = instance;
        if (s == null) {
            synchronized (Settings.class) {
                s = instance;
                if (s == null)
                    instance = s = new Settings();
            }
        }
        return s;
    }

    private static class Names {
        static final Names INSTANCE = new Names();
        private String user = System.getProperty("user.name");
        private int asked;
        synchronized int ask() {
            return ++asked; // NORACE
        }
    }

    String host() {
        return host + Names.INSTANCE.user + Names.INSTANCE.ask(); // NORACE
    }

    int port() {
        return port; // NORACE
    }
}

public class Main {
    public static void main(String[] args) {
        Runnable r = () -> System.out.println(Settings.get().host() + ":" + Settings.get().port());
        new Thread(r).start();
        new Thread(r).start();
    }
}
