// A list of listeners of two classes; one of them has state.
class Main {
    interface Listener {
        void event(int x);
    }
    static class Summing implements Listener {
        int sum;
        public void event(int x) {
            sum += x; // RACE!
        }
    }
    static class Printing implements Listener {
        public void event(int x) {
            System.out.println(x);
        }
    }
    private final Listener[] listeners = {new Printing(), new Summing()};
    void fire(int x) {
        for (Listener l : listeners)
            l.event(x);
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.fire(1)).start();
        new Thread(() -> m.fire(2)).start();
    }
}
