// A ledger on an executor of one thread; one method goes round the executor.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Ledger {
    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final Map<String, Long> balances = new HashMap<>();
    private final List<String> journal = new ArrayList<>();
    private long postings;
    Future<?> post(String account, long amount) {
        return thread.submit(() -> {
            balances.merge(account, amount, Long::sum); // RACE! b
            journal.add(account + amount);
            postings++; // RACE! p
        });
    }
    Future<Long> balance(String account) {
        return thread.submit(() -> balances.getOrDefault(account, 0L));
    }
    Future<Integer> entries() {
        return thread.submit(journal::size);
    }
    long quickBalance(String account) {
        return balances.getOrDefault(account, 0L); // RACE! b
    }
    long postings() {
        return postings; // RACE! p
    }
    void close() {
        thread.shutdown();
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        Ledger ledger = new Ledger();
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    ledger.post("cash", k);
                }
            });
            clients[i].start();
        }
        System.out.println(ledger.quickBalance("cash") + ledger.postings());
        for (Thread t : clients) {
            t.join();
        }
        System.out.println(ledger.balance("cash").get() + ledger.entries().get());
        ledger.close();
    }
}
