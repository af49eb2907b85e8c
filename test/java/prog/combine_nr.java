// Two prices are asked for at once and combined when both are there.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

class Quote {
    private final String shop;
    private double price;
    private int attempts;

    Quote(String shop) {
        this.shop = shop;
    }

    Quote ask() {
        for (int i = 0; i < 3; i++) {
            attempts++;
            price = shop.length() * 10 + i;
        }
        return this;
    }

    double price() {
        return price;
    }

    int attempts() {
        return attempts;
    }
}

class Main {
    static double total;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        CompletableFuture<Quote> first = CompletableFuture.supplyAsync(() -> new Quote("north").ask());
        CompletableFuture<Quote> second = CompletableFuture.supplyAsync(() -> new Quote("south").ask());
        Quote a = first.get();
        Quote b = second.join();
        total = a.price() + b.price();
        CompletableFuture<Void> report = CompletableFuture.runAsync(() -> {
            total += a.attempts() + b.attempts();
        });
        report.get();
        System.out.println(total);
    }
}
