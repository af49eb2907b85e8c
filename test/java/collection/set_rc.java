// A set is cleared by one thread and asked by another.
import java.util.HashSet;
import java.util.Set;
class Main {
    public static void main(String[] args) {
        Set<Integer> seen = new HashSet<>();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 9; i++)
                seen.add(i); // RACE!
        });
        t.start();
        System.out.println(seen.contains(3)); // RACE!
    }
}
