// Parallel streams done wrong: the body adds to a plain list and to a sum in an array.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        List<Integer> primes = new ArrayList<>();
        int[] sum = new int[1];
        IntStream.range(2, 1000).parallel().filter(Main::isPrime).forEach(i -> {
            primes.add(i); // RACE! primes
            sum[0] += i; // RACE! sum
        });
        System.out.println(primes.size() + sum[0]);
    }

    static boolean isPrime(int n) {
        for (int i = 2; i * i <= n; i++)
            if (n % i == 0)
                return false;
        return true;
    }
}
