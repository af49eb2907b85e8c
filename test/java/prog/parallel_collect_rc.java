// A parallel stream puts its results into plain collections.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class Word {
    final String text;
    int seen;

    Word(String text) {
        this.text = text;
    }
}

class Index {
    private final Map<Integer, List<Word>> byLength = new HashMap<>();
    private int total;

    void build(List<Word> words) {
        words.parallelStream().forEach(w -> {
            byLength.computeIfAbsent(w.text.length(), k -> new ArrayList<>()).add(w); // RACE! map
            total++; // RACE! total
            w.seen = 1;
        });
    }

    int total() {
        return total;
    }
}

class Main {
    public static void main(String[] args) {
        List<Word> words = IntStream.range(0, 1000).mapToObj(i -> new Word("w" + i)).collect(Collectors.toList());
        Index index = new Index();
        index.build(words);
        List<String> upper = new ArrayList<>();
        words.parallelStream().map(w -> w.text.toUpperCase()).forEach(s -> upper.add(s)); // RACE! upper
        System.out.println(index.total() + " " + upper.size());
    }
}
