// A static counter without a lock.
class Main {
    static int total;
    static void add() {
        total++; // RACE!
    }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(Main::add).start();
    }
}
