// Numbers that were mapped are no longer different, and half of a number is not, either.
import java.util.stream.IntStream;
public class Main {
    static int[] cells = new int[10], halves = new int[10];
    public static void main(String[] args) {
        IntStream.range(0, 9).map(i -> i % 3).forEach(i -> new Thread(() -> cells[i] = 1).start()); // RACE! c
        IntStream.range(0, 9).forEach(i -> {
            int k = i / 2;
            new Thread(() -> halves[k] = i).start(); // RACE! h
        });
    }
}
