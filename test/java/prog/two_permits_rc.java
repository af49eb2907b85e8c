// A semaphore with two permits lets two workers into the same section.
import java.util.concurrent.Semaphore;

class Printer {
    private final Semaphore slots = new Semaphore(2);
    private int pages;
    private String owner;

    void print(String who, int n) throws InterruptedException {
        slots.acquire();
        try {
            owner = who; // RACE! owner
            for (int i = 0; i < n; i++)
                pages++; // RACE! pages
            System.out.println(owner + " " + n); // RACE! owner
        } finally {
            slots.release();
        }
    }

    int pages() {
        return pages;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Printer printer = new Printer();
        Thread[] users = new Thread[5];
        for (int i = 0; i < users.length; i++) {
            String name = "user" + i;
            users[i] = new Thread(() -> {
                try {
                    printer.print(name, 3);
                } catch (InterruptedException e) {
                    return;
                }
            });
            users[i].start();
        }
        for (Thread t : users)
            t.join();
        System.out.println(printer.pages());
    }
}
