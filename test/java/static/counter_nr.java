// A static counter in a static synchronised method.
class Main {
    static int total;
    static synchronized void add() {
        total++; // NORACE
    }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(Main::add).start();
    }
}
