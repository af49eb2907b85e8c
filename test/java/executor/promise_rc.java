// What is written after the future was completed, and what is read without waiting for it.
import java.util.concurrent.CompletableFuture;

public class Main {
    static final CompletableFuture<String> ready = new CompletableFuture<>();
    static int settings, late;

    public static void main(String[] args) {
        new Thread(() -> {
            settings = 3; // RACE! s
            ready.complete("go");
            late = 4; // RACE! l
        }).start();
        new Thread(() -> System.out.println(ready.join() + late)).start(); // RACE! l
        new Thread(() -> System.out.println(ready.getNow("none") + settings)).start(); // RACE! s
    }
}
