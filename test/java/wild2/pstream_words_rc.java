// A parallel stream whose lambda fills a HashMap of the caller.
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

public class Main {
    private int lines;

    Map<String, Integer> count(List<String> text) {
        Map<String, Integer> words = new HashMap<>();
        text.parallelStream().forEach(line -> {
            lines++; // RACE! l
            for (String w : line.split(" "))
                words.merge(w, 1, Integer::sum); // RACE! w
        });
        return words;
    }

    static int[] histogram(int[] data) {
        int[] bins = new int[10];
        IntStream.range(0, data.length).parallel().forEach(i -> bins[data[i] % 10]++); // RACE! b
        return bins;
    }

    public static void main(String[] args) {
        Main m = new Main();
        System.out.println(m.count(Arrays.asList("a b", "b c", "c d")));
        System.out.println(Arrays.toString(histogram(new int[] {1, 2, 3, 11, 12})) + m.lines);
    }
}
