import java.util.*;
class EnumSingle {
    enum Registry {
        INSTANCE;
        private final List<String> names = new ArrayList<>();
        synchronized void add(String n) { names.add(n); Logger.log(n); }
        synchronized int size() { return names.size(); }
    }
    static class Logger {
        private static int lines;
        static synchronized void log(String s) { lines++; }
        static void flush() { int n = Registry.INSTANCE.size(); synchronized (Logger.class) { lines += n; } }
    }
    public static void main(String[] a) {
        new Thread(() -> Registry.INSTANCE.add("x")).start();
        new Thread(Logger::flush).start();
    }
}
