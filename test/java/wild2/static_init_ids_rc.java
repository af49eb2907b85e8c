// A static block starts a thread that writes statics while main reads them.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Loader {
        static final List<String> plugins = new ArrayList<>();
        static int loaded;
        static Thread thread;

        static {
            thread = new Thread(new LoadJob());
            thread.setDaemon(true);
            thread.start();
        }

        static List<String> plugins() {
            return plugins;
        }
    }

    static class LoadJob implements Runnable {
        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                Loader.plugins.add("plugin" + i); // RACE! p
                Loader.loaded++; // RACE! l
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Loader.plugins().size()); // RACE! p
        System.out.println(Loader.loaded); // RACE! l
    }
}
