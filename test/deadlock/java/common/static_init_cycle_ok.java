public class StaticInitCycle {
    static class Config {
        static final int SIZE = Registry.count() + 1;
        static int size() { return SIZE; }
    }

    static class Registry {
        static final int LIMIT = 20;
        static int count() { return 3; }
        static int limit() { return LIMIT; }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> System.out.println(Config.size()));
        Thread b = new Thread(() -> System.out.println(Registry.limit()));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
