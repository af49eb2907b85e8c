// Futures: the totals are added to by stages that run after different computations.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    static class Report {
        private int lines;
        private final List<String> names = new ArrayList<>();

        void add(String name, int n) {
            names.add(name); // RACE! n
            lines += n; // RACE! l
        }
    }

    static int count(String name) {
        int n = 0;
        for (int i = 0; i < name.length(); i++)
            n += name.charAt(i) == 'a' ? 1 : 0;
        return n;
    }

    public static void main(String[] args) {
        Report report = new Report();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (String name : new String[] {"alpha", "beta", "gamma"})
            all.add(CompletableFuture.supplyAsync(() -> count(name)).thenAccept(n -> report.add(name, n)));
        CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])).join();
        System.out.println(report.lines + " " + report.names);
    }
}
