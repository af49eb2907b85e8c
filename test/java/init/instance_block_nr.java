// Fields are set by initialisers; a thread starts afterwards.
class Main {
    int a = 4; // NORACE
    int b = a + 1; // NORACE
    void start() {
        new Thread(() -> a += b).start(); // NORACE
    }
    public static void main(String[] args) {
        new Main().start();
    }
}
