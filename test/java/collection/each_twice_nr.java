// Each call gets another number of the range: its thread has a cell of its own.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
public class Main {
    static int[] cells = new int[10], other = new int[10];
    public static void main(String[] args) {
        List<CompletableFuture<Void>> all = IntStream.range(0, 10)
            .mapToObj(i -> CompletableFuture.runAsync(() -> cells[i] = i)) // NORACE
            .collect(Collectors.toList());
        all.forEach(CompletableFuture::join);
        System.out.println(cells[3]); // NORACE
        IntStream.range(0, 9).forEach(i -> new Thread(() -> other[i]++).start()); // NORACE
    }
}
