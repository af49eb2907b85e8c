// The same with a lock.
// heddle: --open
public class Main {
    private static Main instance;
    private long hits;
    private Main() {
    }
    public static synchronized Main getInstance() {
        if (instance == null)
            instance = new Main();
        return instance;
    }
    public synchronized long hit() {
        return ++hits;
    }
}
