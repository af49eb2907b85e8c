// A daemon with a stop flag that is not volatile, an idle time and a queue of its own under a lock.
import java.util.LinkedList;
import java.util.Queue;

class Mailer extends Thread {
    private final Queue<String> outbox = new LinkedList<>();
    private boolean running = true;
    private long lastSent;
    private int sent;

    Mailer() {
        setDaemon(true);
    }

    void send(String mail) {
        synchronized (outbox) {
            outbox.add(mail);
            outbox.notify();
        }
    }

    void shutdown() {
        running = false; // RACE! r
        interrupt();
    }

    @Override
    public void run() {
        while (running) { // RACE! r
            String mail;
            synchronized (outbox) {
                while (outbox.isEmpty()) {
                    try {
                        outbox.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                mail = outbox.poll();
            }
            System.out.println("to " + mail);
            lastSent = System.currentTimeMillis(); // RACE! l
            synchronized (this) {
                sent++;
            }
        }
    }

    synchronized int sent() {
        return sent;
    }

    long idle() {
        return System.currentTimeMillis() - lastSent; // RACE! l
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Mailer mailer = new Mailer();
        mailer.start();
        for (int i = 0; i < 3; i++)
            mailer.send("user" + i);
        System.out.println(mailer.idle() + " " + mailer.sent());
        mailer.shutdown();
        mailer.join();
    }
}
