// Every thread's value is one and the same object.
import java.util.*;
public class Main {
    static final List<String> shared = new ArrayList<>();
    static final ThreadLocal<List<String>> list = ThreadLocal.withInitial(() -> shared);
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(() -> list.get().add("x")).start(); // RACE! l
    }
}
