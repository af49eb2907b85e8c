// An object is published by a plain static field: who finds it may see it half made.
public class Main {
    static class Config {
        private int size;
        private String[] names;

        Config(int size) {
            this.size = size; // RACE
            names = new String[size]; // RACE
        }

        int size() {
            return size; // RACE
        }

        String name(int i) {
            return names[i]; // RACE
        }
    }

    static Config config;

    static void initialise() {
        config = new Config(10); // RACE! c
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            while (config == null) // RACE! c
                Thread.yield();
            System.out.println(config.size() + config.name(0)); // RACE! c
        });
        reader.start();
        initialise();
        reader.join();
    }
}
