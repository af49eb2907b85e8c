// One thread adds to a list while another one iterates.
import java.util.ArrayList;
import java.util.List;
class Main {
    private final List<String> names = new ArrayList<>();
    void add(String s) {
        names.add(s); // RACE!
    }
    void print() {
        for (String s : names) // RACE!
            System.out.println(s);
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.add("x")).start();
        new Thread(m::print).start();
    }
}
