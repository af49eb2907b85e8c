// Configuration is built up by main before any thread runs, and copied where it may change later.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

public class Main {
    static class Config {
        private final Map<String, String> values = new HashMap<>();
        private int port;

        Config set(String k, String v) {
            values.put(k, v); // NORACE
            return this;
        }

        void port(int p) {
            port = p; // NORACE
        }

        Map<String, String> copy() {
            return new HashMap<>(values); // NORACE
        }
    }

    static class Server extends Thread {
        private final Config config;
        private final Map<String, String> overrides;

        Server(Config config) {
            this.config = config;
            this.overrides = config.copy();
        }

        @Override
        public void run() {
            overrides.put("name", getName()); // NORACE
            System.out.println(config.port + config.values.get("root") + overrides.get("name")); // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Config config = new Config().set("root", "/srv").set("index", "index.html");
        config.port(8080);
        Properties p = System.getProperties();
        config.set("os", p.getProperty("os.name"));
        List<Server> servers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Server s = new Server(config);
            servers.add(s);
            s.start();
        }
        for (Server s : servers)
            s.join();
        config.port(0); // NORACE
    }
}
