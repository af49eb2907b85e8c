// A constructor reference makes an object for each thread.
import java.util.function.Supplier;
class Main {
    int n;
    public static void main(String[] args) {
        Supplier<Main> make = Main::new;
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                Main m = make.get();
                m.n++; // NORACE
            }).start();
    }
}
