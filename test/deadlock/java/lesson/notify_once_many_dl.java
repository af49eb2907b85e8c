public class NotifyOnceMany {
    private final Object gate = new Object();
    private boolean open;

    void pass(int id) throws InterruptedException {
        synchronized (gate) {
            while (!open)
                gate.wait(); // DEADLOCK!
        }
        System.out.println(id + " passed");
    }

    void open() {
        synchronized (gate) {
            open = true;
            gate.notify(); // DEADLOCK
        }
    }

    public static void main(String[] args) throws Exception {
        NotifyOnceMany n = new NotifyOnceMany();
        Thread[] t = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int id = i;
            t[i] = new Thread(() -> {
                try { n.pass(id); } catch (InterruptedException e) { }
            });
            t[i].start();
        }
        n.open();
        for (Thread x : t) x.join(); // DEADLOCK
    }
}
