import java.util.*;
class EnumSingle {
    enum Registry {
        INSTANCE;
        private final List<String> names = new ArrayList<>();
        synchronized void add(String n) { names.add(n); Logger.log(n); } // DEADLOCK
        synchronized int size() { return names.size(); } // DEADLOCK!
    }
    static class Logger {
        private static int lines;
        static synchronized void log(String s) { lines++; } // DEADLOCK!
        static synchronized void flush() { lines += Registry.INSTANCE.size(); } // DEADLOCK
    }
    public static void main(String[] a) {
        new Thread(() -> Registry.INSTANCE.add("x")).start();
        new Thread(Logger::flush).start();
    }
}
