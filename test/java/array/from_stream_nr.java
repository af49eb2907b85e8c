// Arrays that streams make, one after the other.
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] dice = new Random().ints(100, 1, 7).toArray();
        double[] noise = DoubleStream.generate(Math::random).limit(100).toArray();
        int[] squares = IntStream.range(0, 100).map(x -> x * x).toArray();
        Runnable r = () -> {
            dice[0]++; // NORACE
            noise[0]++; // NORACE
            squares[0]++; // NORACE
        };
        Thread t = new Thread(r);
        t.start();
        t.join();
        t = new Thread(r);
        t.start();
    }
}
