// A one-element mailbox, all of whose fields are guarded.
public class Main {
    static class Mailbox {
        private String content;
        private boolean full;
        private int delivered;

        synchronized void put(String s) throws InterruptedException {
            while (full)
                wait();
            content = s; // NORACE
            full = true; // NORACE
            notify();
        }

        synchronized String get() throws InterruptedException {
            while (!full)
                wait();
            full = false; // NORACE
            delivered++; // NORACE
            notify();
            return content; // NORACE
        }

        synchronized int delivered() {
            return delivered; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mailbox box = new Mailbox();
        Thread reader = new Thread(() -> {
            try {
                for (int i = 0; i < 5; i++)
                    System.out.println(box.get());
            } catch (InterruptedException e) {
                return;
            }
        });
        reader.start();
        for (int i = 0; i < 5; i++)
            box.put("letter " + i);
        reader.join();
        System.out.println(box.delivered());
    }
}
