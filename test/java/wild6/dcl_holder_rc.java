// Double-checked locking of a field that is not volatile; its object is mutable and filled afterwards.
public class Main {
    static class Registry {
        private static Registry instance;
        private int size;

        static Registry get() {
            if (instance == null) { // RACE! i
                synchronized (Registry.class) {
                    if (instance == null)
                        instance = new Registry(); // RACE! i
                }
            }
            return instance; // RACE i
        }

        synchronized void add() {
            size++; // NORACE
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(() -> Registry.get().add()).start();
    }
}
