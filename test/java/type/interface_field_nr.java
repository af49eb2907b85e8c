// The same, with an adapter that locks.
class Main {
    interface Listener {
        void event(int x);
    }
    static class Summing implements Listener {
        int sum;
        public void event(int x) {
            sum += x; // NORACE
        }
    }
    static class Locking implements Listener {
        private final Listener inner;
        Locking(Listener inner) {
            this.inner = inner;
        }
        public synchronized void event(int x) {
            inner.event(x);
        }
    }
    private final Listener listener = new Locking(new Summing());
    void fire(int x) {
        listener.event(x);
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.fire(1)).start();
        new Thread(() -> m.fire(2)).start();
    }
}
