// Actors: each has a mailbox and one thread; only that thread touches the actor's state.
import java.util.HashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.Queue;

abstract class Actor implements Runnable {
    private final Queue<Object[]> mailbox = new LinkedList<>();
    private boolean stopping;
    private Thread thread;

    void launch() {
        thread = new Thread(this);
        thread.start();
    }

    void send(Object... message) {
        synchronized (mailbox) {
            mailbox.add(message);
            mailbox.notify();
        }
    }

    void stop() {
        synchronized (mailbox) {
            stopping = true;
            mailbox.notify();
        }
    }

    void awaitEnd() throws InterruptedException {
        thread.join();
    }

    @Override
    public final void run() {
        while (true) {
            Object[] message;
            synchronized (mailbox) {
                while (mailbox.isEmpty()) {
                    if (stopping)
                        return;
                    try {
                        mailbox.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                message = mailbox.remove();
            }
            receive(message);
        }
    }

    protected abstract void receive(Object[] message);
}

class Ledger extends Actor {
    private final Map<String, Integer> balances = new HashMap<>();
    private int entries;

    @Override
    protected void receive(Object[] message) {
        String account = (String) message[0];
        int amount = (Integer) message[1];
        Integer old = balances.get(account);
        balances.put(account, old == null ? amount : old + amount);
        entries++;
    }

    int entries() {
        return entries;
    }
}

class Auditor extends Actor {
    private final Ledger ledger;
    private long seen;

    Auditor(Ledger ledger) {
        this.ledger = ledger;
    }

    @Override
    protected void receive(Object[] message) {
        seen++;
        ledger.send(message);
    }

    long seen() {
        return seen;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        Auditor auditor = new Auditor(ledger);
        ledger.launch();
        auditor.launch();
        for (int i = 0; i < 100; i++)
            auditor.send("account" + i % 5, i);
        auditor.stop();
        auditor.awaitEnd();
        ledger.stop();
        ledger.awaitEnd();
        System.out.println(auditor.seen() + " " + ledger.entries());
    }
}
