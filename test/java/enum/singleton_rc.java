// A singleton as enum, without a lock.
class Main {
    enum Registry {
        INSTANCE;
        private int size;
        void add() {
            size++; // RACE!
        }
    }
    public static void main(String[] args) {
        Runnable r = () -> Registry.INSTANCE.add();
        new Thread(r).start();
        new Thread(r).start();
    }
}
