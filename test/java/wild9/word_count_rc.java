// Words are counted by a parallel stream into a plain map; the longest is kept in an array of one element.
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

public class Main {
    public static void main(String[] args) {
        String text = "the quick brown fox jumps over the lazy dog and the cat";
        Map<String, Integer> counts = new HashMap<>();
        String[] longest = {""};
        Stream.of(text.split(" ")).parallel().forEach(w -> {
            counts.merge(w, 1, Integer::sum); // RACE! c
            if (w.length() > longest[0].length()) // RACE! l
                longest[0] = w; // RACE! l
        });
        System.out.println(counts + longest[0]);
    }
}
