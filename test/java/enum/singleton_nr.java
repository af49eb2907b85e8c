// A singleton as enum, with synchronised methods.
class Main {
    enum Registry {
        INSTANCE;
        private int size;
        synchronized void add() {
            size++; // NORACE
        }
    }
    public static void main(String[] args) {
        Runnable r = () -> Registry.INSTANCE.add();
        new Thread(r).start();
        new Thread(r).start();
    }
}
