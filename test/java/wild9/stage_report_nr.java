// Futures: each computation gives a result, and the totals are made from them by who has waited for all.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    static class Part {
        final String name;
        int lines;

        Part(String name) {
            this.name = name;
        }
    }

    static Part count(String name) {
        Part p = new Part(name);
        for (int i = 0; i < name.length(); i++)
            p.lines += name.charAt(i) == 'a' ? 1 : 0; // NORACE
        return p;
    }

    public static void main(String[] args) {
        List<CompletableFuture<Part>> all = new ArrayList<>();
        for (String name : new String[] {"alpha", "beta", "gamma"})
            all.add(CompletableFuture.supplyAsync(() -> count(name)));
        int lines = 0;
        List<String> names = new ArrayList<>();
        for (CompletableFuture<Part> f : all) {
            Part p = f.join();
            lines += p.lines; // NORACE
            names.add(p.name); // NORACE
        }
        System.out.println(lines + " " + names);
    }
}
