// Volatile does not protect what stands beside it.
class Main extends Thread {
    static volatile int turn;
    static int beside;
    public void run() {
        turn = 1;
        beside++; // RACE!
    }
    public static void main(String[] args) {
        new Main().start();
        new Main().start();
    }
}
