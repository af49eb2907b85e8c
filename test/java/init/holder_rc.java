// A lazy singleton without any lock.
class Main {
    private static Main instance;
    int uses;
    static Main get() {
        if (instance == null) // RACE!
            instance = new Main(); // RACE!
        return instance; // RACE!
    }
    public static void main(String[] args) {
        new Thread(() -> get()).start();
        new Thread(() -> get()).start();
    }
}
