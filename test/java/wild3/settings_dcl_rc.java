// Double-checked locking without volatile: the fields of the object may not be there yet.
import java.util.Properties;

class Settings {
    private static Settings instance;
    private String host;
    private int port;

    private Settings() {
        Properties p = System.getProperties();
        host = p.getProperty("host", "localhost"); // RACE
        port = Integer.parseInt(p.getProperty("port", "80")); // RACE
    }

    static Settings get() {
        if (instance == null) { // RACE! i
            synchronized (Settings.class) {
                if (instance == null)
                    instance = new Settings(); // RACE! i
            }
        }
        return instance; // RACE! i
    }

    String host() {
        return host; // RACE
    }

    int port() {
        return port; // RACE
    }
}

public class Main {
    public static void main(String[] args) {
        Runnable r = () -> System.out.println(Settings.get().host() + ":" + Settings.get().port());
        new Thread(r).start();
        new Thread(r).start();
    }
}
