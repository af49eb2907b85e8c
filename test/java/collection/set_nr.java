// A set is filled before the thread starts and only read afterwards.
import java.util.HashSet;
import java.util.Set;
class Main {
    public static void main(String[] args) {
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < 9; i++)
            seen.add(i);
        Thread t = new Thread(() -> System.out.println(seen.contains(2)));
        t.start();
        System.out.println(seen.contains(3));
    }
}
