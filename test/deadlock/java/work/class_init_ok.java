public class Main {
    static class Config {
        static final int LIMIT = Integer.getInteger("limit", 10);
        static int get() { return LIMIT; }
    }

    static class Registry {
        static final int[] slots = new int[Config.get()];
        static int size() { return slots == null ? 0 : slots.length; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(Config.get()));
        Thread b = new Thread(() -> System.out.println(Registry.size()));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
