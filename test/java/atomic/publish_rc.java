// The object changes after it was put into the reference.
import java.util.concurrent.atomic.AtomicReference;
class Main {
    static class Config {
        int size;
    }
    static final AtomicReference<Config> current = new AtomicReference<>();
    public static void main(String[] args) {
        new Thread(() -> {
            Config c = current.get();
            if (c != null)
                System.out.println(c.size); // RACE!
        }).start();
        Config c = new Config();
        current.set(c);
        c.size = 4; // RACE!
    }
}
