public class StaticInitCycle {
    static class Config {
        static final int SIZE = Registry.count() + 1; // DEADLOCK!
        static int size() { return SIZE; }
    }

    static class Registry {
        static final int LIMIT = Config.size() * 2; // DEADLOCK!
        static int count() { return 3; }
        static int limit() { return LIMIT; }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> System.out.println(Config.size())); // DEADLOCK
        Thread b = new Thread(() -> System.out.println(Registry.limit())); // DEADLOCK
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
