// a static and an instance lock in two orders
class Config {
    private static Config current = new Config();
    private int version;

    static synchronized void replace() {
        current.touch(); // DEADLOCK
    }

    private synchronized void touch() { // DEADLOCK
        version++; // DEADLOCK
    }

    void reload() {
        synchronized (this) { // DEADLOCK
            synchronized (Config.class) { // DEADLOCK!
                version = 0;
                current = this;
            }
        }
    }

    static synchronized Config get() { return current; }
}

class Main {
    public static void main(String[] args) {
        Config c = Config.get();
        new Thread(Config::replace).start();
        new Thread(c::reload).start();
    }
}
