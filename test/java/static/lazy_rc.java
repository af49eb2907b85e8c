// A singleton made on demand, without a lock.
class Main {
    static Main instance;
    int value = 3;
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
