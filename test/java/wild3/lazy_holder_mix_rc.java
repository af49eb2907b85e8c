// Singletons of three kinds in one program: the plain lazy one is the wrong one.
public class Main {
    static class Plain {
        private static Plain instance;
        static Plain get() {
            if (instance == null) // RACE! p
                instance = new Plain(); // RACE! p
            return instance; // RACE! p
        }
        void ping() { }
    }

    static class Locked {
        private static Locked instance;
        static synchronized Locked get() {
            if (instance == null) // NORACE
                instance = new Locked(); // NORACE
            return instance;
        }
        private int pings;
        void ping() {
            pings++; // RACE! g
        }
    }

    enum Single {
        INSTANCE;
        private int pings;
        synchronized void ping() {
            pings++; // NORACE
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                Plain.get().ping();
                Locked.get().ping();
                Single.INSTANCE.ping();
            }).start();
        }
    }
}
