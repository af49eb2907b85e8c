// The same with the numbers as they are.
import java.util.stream.IntStream;
public class Main {
    static int[] cells = new int[10], halves = new int[10];
    public static void main(String[] args) {
        IntStream.range(0, 9).forEach(i -> new Thread(() -> cells[i] = 1).start()); // NORACE
        IntStream.range(0, 9).forEach(i -> {
            int k = i;
            new Thread(() -> halves[k] = i).start(); // NORACE
        });
    }
}
