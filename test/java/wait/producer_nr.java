// The consumer takes the value under the lock.
class Main {
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
        Main slot = new Main();
        new Thread(() -> {
            try {
                for (int i = 0; i < 9; i++)
                    slot.put(i);
            } catch (InterruptedException e) {
            }
        }).start();
        new Thread(() -> {
            try {
                for (int i = 0; i < 9; i++)
                    System.out.println(slot.take());
            } catch (InterruptedException e) {
            }
        }).start();
    }
}
