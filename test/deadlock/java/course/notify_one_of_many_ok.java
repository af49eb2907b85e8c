public class NotifyOneOfMany {
    private int value;
    private boolean full;

    synchronized void put(int v) throws InterruptedException {
        while (full)
            wait();
        value = v;
        full = true;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (!full)
            wait();
        full = false;
        notifyAll();
        return value;
    }

    public static void main(String[] args) {
        NotifyOneOfMany box = new NotifyOneOfMany();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try { for (int k = 0; k < 1000; k++) box.put(k); } catch (InterruptedException e) { }
            }, "producer" + i).start();
            new Thread(() -> {
                try { for (int k = 0; k < 1000; k++) box.take(); } catch (InterruptedException e) { }
            }, "consumer" + i).start();
        }
    }
}
