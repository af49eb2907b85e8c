public class Main {
    private final Object full = new Object(), empty = new Object();
    private Integer slot;

    void put(int v) throws InterruptedException {
        synchronized (empty) {
            while (slot != null)
                empty.wait(); // DEADLOCK!
            slot = v;
        }
        synchronized (full) {
            full.notify();
        }
    }

    int take() throws InterruptedException {
        int v;
        synchronized (full) {
            while (slot == null)
                full.wait(); // DEADLOCK
            v = slot;
            slot = null;
        }
        synchronized (full) {
            full.notify(); // DEADLOCK
        }
        return v;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++)
                    m.put(i);
            } catch (InterruptedException e) {
                return;
            }
        });
        p.start();
        for (int i = 0; i < 10; i++)
            System.out.println(m.take());
        p.join();
    }
}
