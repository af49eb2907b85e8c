// The object is complete before it is put into the reference.
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
                System.out.println(c.size);
        }).start();
        Config c = new Config();
        c.size = 4;
        current.set(c);
    }
}
