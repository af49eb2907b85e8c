// The write stands behind the synchronised block, in finally.
class Main {
    int active;
    synchronized void enter() {
        active++; // RACE!
    }
    void work() {
        try {
            enter();
        } finally {
            active--; // RACE!
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::work).start();
        new Thread(m::work).start();
    }
}
