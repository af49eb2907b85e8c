import java.util.List;

public class Main {
    static final Object lock = new Object();
    static int sum;

    static void add(int n) {
        synchronized (lock) {
            sum += n;
        }
    }

    public static void main(String[] args) {
        List<Integer> numbers = List.of(1, 2, 3, 4);
        numbers.parallelStream().forEach(Main::add);
        synchronized (lock) {
            System.out.println(sum);
        }
    }
}
