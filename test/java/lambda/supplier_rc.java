// A constructor reference makes one object that is shared.
import java.util.function.Supplier;
class Main {
    int n;
    public static void main(String[] args) {
        Supplier<Main> make = Main::new;
        Main m = make.get();
        new Thread(() -> m.n++).start(); // RACE!
        m.n--; // RACE!
    }
}
