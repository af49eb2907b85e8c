// Two threads use the providers of a service: one keeps a static count without a lock.
// service: Main$Plugin Main$Counter Main$Safe
import java.util.Iterator;
import java.util.ServiceLoader;
public class Main {
    public interface Plugin {
        void work();
    }
    public static class Counter implements Plugin {
        static int works;
        private int own;
        @Override
        public void work() {
            own++;
            works++; // RACE!
        }
    }
    public static class Safe implements Plugin {
        static int works;
        @Override
        public void work() {
            synchronized (Safe.class) {
                works++;
            }
        }
    }
    static void all() {
        Iterator<Plugin> it = ServiceLoader.load(Plugin.class).iterator();
        while (it.hasNext())
            it.next().work();
    }
    public static void main(String[] args) {
        new Thread(Main::all).start();
        new Thread(Main::all).start();
    }
}
