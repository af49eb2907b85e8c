// Stages of several futures add to one ArrayList; allOf waits, but the adds themselves overlap.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    static int price(String item) {
        return item.length() * 10;
    }

    public static void main(String[] args) {
        List<Integer> prices = new ArrayList<>();
        List<CompletableFuture<Void>> pending = new ArrayList<>();
        for (String item : List.of("lamp", "table", "chair")) {
            CompletableFuture<Void> f = CompletableFuture
                .supplyAsync(() -> price(item))
                .thenAccept(p -> prices.add(p)); // RACE!
            pending.add(f);
        }
        CompletableFuture.allOf(pending.toArray(new CompletableFuture[0])).join();
        int sum = 0;
        for (int p : prices)
            sum += p;
        System.out.println(sum);
    }
}
