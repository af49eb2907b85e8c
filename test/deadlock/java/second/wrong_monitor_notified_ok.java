public class Main {
    private final Object full = new Object(), empty = new Object();
    private Integer slot;

    void put(int v) throws InterruptedException {
        synchronized (empty) {
            while (slot != null)
                empty.wait();
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
                full.wait();
            v = slot;
            slot = null;
        }
        synchronized (empty) {
            empty.notify();
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
