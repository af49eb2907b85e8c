// A mailbox with wait and notify; the message is taken out after the lock was given back.
class Mailbox {
    private String message;
    private boolean full;

    synchronized void put(String m) throws InterruptedException {
        while (full)
            wait();
        message = m; // RACE! message
        full = true;
        notifyAll();
    }

    String take() throws InterruptedException {
        synchronized (this) {
            while (!full)
                wait();
            full = false;
            notifyAll();
        }
        String m = message; // RACE! message
        message = null; // RACE! message
        return m;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Mailbox box = new Mailbox();
        Thread sender = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++)
                    box.put("message " + i);
            } catch (InterruptedException e) {
                return;
            }
        });
        sender.start();
        int length = 0;
        for (int i = 0; i < 100; i++) {
            String m = box.take();
            if (m != null)
                length += m.length();
        }
        sender.join();
        System.out.println(length);
    }
}
