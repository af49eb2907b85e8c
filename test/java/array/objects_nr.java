// Elements of an array are guarded by their own monitors.
class Main {
    int n;
    public static void main(String[] args) {
        Main[] all = {new Main(), new Main()};
        for (int k = 0; k < 2; k++) {
            new Thread(() -> {
                for (Main m : all)
                    synchronized (m) {
                        m.n++; // NORACE
                    }
            }).start();
        }
    }
}
