// Callbacks of several futures put their results into one plain list and sum.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    private static final List<String> results = new ArrayList<>();
    private static int failures;
    private static long bytes;

    static String fetch(String url) {
        if (url.isEmpty())
            throw new IllegalArgumentException("no url");
        return "body of " + url;
    }

    static void store(String body) {
        results.add(body); // RACE! r
        bytes += body.length(); // RACE! b
    }

    public static void main(String[] args) {
        List<CompletableFuture<Void>> futures = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String url = "http://host/" + i;
            futures.add(CompletableFuture.supplyAsync(() -> fetch(url))
                .thenAccept(Main::store)
                .whenComplete((v, error) -> {
                    if (error != null)
                        failures++; // RACE! f
                }));
        }
        for (CompletableFuture<Void> f : futures)
            f.join();
        System.out.println(results.size() + " " + bytes + " " + failures);
    }
}
