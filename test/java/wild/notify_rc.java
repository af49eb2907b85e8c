// wait and notify are right by monitors, but the message itself is written after notify and outside.
class Mailbox {
    private String text;
    private int stamp;
    private boolean full;
    void send(String s) {
        synchronized (this) {
            full = true;
            notify();
        }
        text = s; // RACE! t
        stamp++; // RACE! s
    }
    String receive() throws InterruptedException {
        synchronized (this) {
            if (!full) {
                wait();
            }
            full = false;
        }
        return text + stamp; // RACE! t s
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Mailbox box = new Mailbox();
        Thread reader = new Thread(new Runnable() {
            @Override
            public void run() {
                try {
                    for (int i = 0; i < 3; i++) {
                        System.out.println(box.receive());
                    }
                } catch (InterruptedException e) {
                    System.out.println("stopped");
                }
            }
        });
        reader.start();
        for (int i = 0; i < 3; i++) {
            box.send("message " + i);
            Thread.sleep(100);
        }
        reader.join();
    }
}
