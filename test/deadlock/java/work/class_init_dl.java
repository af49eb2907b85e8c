public class Main {
    static class Config {
        static final int LIMIT = Registry.size() + 1; // DEADLOCK!
        static int get() { return LIMIT; }
    }

    static class Registry {
        static final int[] slots = new int[Config.get()]; // DEADLOCK!
        static int size() { return slots == null ? 0 : slots.length; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(Config.get())); // DEADLOCK
        Thread b = new Thread(() -> System.out.println(Registry.size())); // DEADLOCK
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
