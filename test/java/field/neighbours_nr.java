// Each thread has its own field of one object.
class Main {
    int left;
    long right;
    public static void main(String[] args) {
        Main shared = new Main();
        new Thread(() -> {
            shared.left = 1; // NORACE
        }).start();
        new Thread(() -> {
            shared.right = 2; // NORACE
        }).start();
    }
}
