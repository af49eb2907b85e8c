// monitor and view in two orders
class Main {
    private final Object view = new Object();
    private int connected;

    synchronized boolean connect(int id) {
        connected++; // DEADLOCK!
        return id > 0;
    }

    void connectAny(int id) {
        synchronized (view) {
            if (connect(id))
                connected--;
        }
    }

    synchronized void refresh() {
        synchronized (view) { // DEADLOCK!
            connected = 0; // DEADLOCK
        }
    }

    static Main make() {
        return new Main();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            Main m = make();
            for (int k = 0; k < 2; k++)
                new Thread(() -> m.connectAny(3)).start();
            new Thread(() -> m.refresh()).start();
        }
    }
}
