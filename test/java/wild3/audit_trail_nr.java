// Accounts write into one audit trail under the trail's lock.
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;

public class Main {
    static class Audit {
        private final SimpleDateFormat format = new SimpleDateFormat("HH:mm:ss");
        private final List<String> lines = new ArrayList<>();

        synchronized void log(String text) {
            lines.add(format.format(new Date()) + text); // NORACE
        }

        synchronized List<String> snapshot() {
            return Collections.unmodifiableList(new ArrayList<>(lines)); // NORACE
        }
    }

    static class Account {
        private final Audit audit;
        private int balance;

        Account(Audit audit) {
            this.audit = audit;
        }

        synchronized void deposit(int n) {
            balance += n; // NORACE
            audit.log("deposit " + n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Audit audit = new Audit();
        Account a = new Account(audit), b = new Account(audit);
        Thread t1 = new Thread(() -> a.deposit(5));
        Thread t2 = new Thread(() -> b.deposit(7));
        t1.start();
        t2.start();
        for (String line : audit.snapshot())
            System.out.println(line);
        t1.join();
        t2.join();
    }
}
