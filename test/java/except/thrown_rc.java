// A method leaves a synchronised block by an exception; what follows is not locked.
class Main {
    int n;
    void step(int i) {
        synchronized (this) {
            if (i > 3)
                throw new IllegalStateException();
            n++; // RACE!
        }
    }
    void work(int i) {
        try {
            step(i);
        } catch (IllegalStateException e) {
            n = 0; // RACE!
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.work(1)).start();
        new Thread(() -> m.work(9)).start();
    }
}
