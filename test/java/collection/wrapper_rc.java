// A synchronised wrapper beside the list it wraps.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
class Main {
    public static void main(String[] args) {
        List<String> plain = new ArrayList<>();
        new Thread(() -> plain.add("a")).start(); // RACE!
        plain.add("b"); // RACE!
    }
}
