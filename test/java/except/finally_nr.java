// Both writes hold the monitor, also the one in finally.
class Main {
    int active;
    synchronized void enter() {
        active++; // NORACE
    }
    synchronized void leave() {
        active--; // NORACE
    }
    void work() {
        try {
            enter();
        } finally {
            leave();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::work).start();
        new Thread(m::work).start();
    }
}
