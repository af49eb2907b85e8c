import java.util.stream.IntStream;

public class Main {
    static final int SUM;

    static int square(int x) { return x * x; }

    static {
        SUM = IntStream.range(0, 100).parallel().map(Main::square).sum(); // DEADLOCK!
    }

    public static void main(String[] args) {
        System.out.println(SUM);
    }
}
