// Two threads use the providers of a service: each loader makes its own, what is static has a lock.
// service: Main$Plugin Main$Counter Main$Safe
import java.util.ServiceLoader;
public class Main {
    public interface Plugin {
        void work();
    }
    public static class Counter implements Plugin {
        private int own;
        @Override
        public void work() {
            own++;
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
    /** Nobody names it in META-INF/services. */
    public static class Unused implements Plugin {
        static int works;
        @Override
        public void work() {
            works++;
        }
    }
    static void all() {
        for (Plugin p : ServiceLoader.load(Plugin.class))
            p.work();
    }
    public static void main(String[] args) {
        new Thread(Main::all).start();
        new Thread(Main::all).start();
    }
}
