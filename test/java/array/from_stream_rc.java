// Arrays that streams make.
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
public class Main {
    public static void main(String[] args) {
        int[] dice = new Random().ints(100, 1, 7).toArray();
        double[] noise = DoubleStream.generate(Math::random).limit(100).toArray();
        int[] squares = IntStream.range(0, 100).map(x -> x * x).toArray();
        Runnable r = () -> {
            dice[0]++; // RACE! a
            noise[0]++; // RACE! b
            squares[0]++; // RACE! c
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
