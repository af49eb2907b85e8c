// A singleton that is made when first asked for, without a lock.
// heddle: --open
public class Main {
    private static Main instance;
    private long hits;
    private Main() {
    }
    public static Main getInstance() {
        if (instance == null) // RACE! instance
            instance = new Main(); // RACE! instance
        return instance; // RACE! instance
    }
    public synchronized long hit() {
        return ++hits;
    }
}
