// Each task has a parser of its own, with position and buffer; results come back by futures.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static class Parser {
        private final String text;
        private int at;
        private final StringBuilder word = new StringBuilder();

        Parser(String text) {
            this.text = text;
        }

        int expression() {
            int value = term();
            while (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) { // NORACE
                char op = text.charAt(at++);
                int right = term();
                value = op == '+' ? value + right : value - right;
            }
            return value;
        }

        private int term() {
            word.setLength(0); // NORACE
            if (at < text.length() && text.charAt(at) == '(') {
                at++; // NORACE
                int value = expression();
                at++;
                return value;
            }
            while (at < text.length() && Character.isDigit(text.charAt(at)))
                word.append(text.charAt(at++)); // NORACE
            return Integer.parseInt(word.toString());
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        String[] inputs = {"1+2", "(3-4)+5", "6-(7-8)", "9"};
        ExecutorService pool = Executors.newCachedThreadPool();
        Map<String, Integer> results = new HashMap<>();
        List<Future<Integer>> pending = new ArrayList<>();
        for (String input : inputs)
            pending.add(pool.submit(() -> new Parser(input).expression()));
        for (int i = 0; i < inputs.length; i++)
            results.put(inputs[i], pending.get(i).get()); // NORACE
        pool.shutdown();
        System.out.println(results);
    }
}
