// An object with final fields may be published by a volatile field, or before the start.
public class Main {
    static class Config {
        private final int size;
        private final String[] names;
        private int hits;

        Config(int size) {
            this.size = size; // NORACE
            names = new String[size]; // NORACE
            for (int i = 0; i < size; i++)
                names[i] = "n" + i; // NORACE
        }

        int size() {
            return size; // NORACE
        }

        String name(int i) {
            return names[i]; // NORACE
        }
    }

    static volatile Config config;
    static Config early;

    static void initialise() {
        config = new Config(10);
    }

    public static void main(String[] args) throws InterruptedException {
        early = new Config(3); // NORACE
        early.hits = 5; // NORACE
        Thread reader = new Thread(() -> {
            while (config == null)
                Thread.yield();
            System.out.println(config.size() + config.name(0) + early.hits); // NORACE
        });
        reader.start();
        initialise();
        reader.join();
    }
}
