// The consumer looks at the value without the lock.
class Main {
    private int value;
    private boolean full;
    synchronized void put(int v) throws InterruptedException {
        while (full)
            wait();
        value = v; // RACE!
        full = true;
        notifyAll();
    }
    synchronized void take() throws InterruptedException {
        while (!full)
            wait();
        full = false;
        notifyAll();
    }
    int peek() {
        return value; // RACE!
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
                for (int i = 0; i < 9; i++) {
                    slot.take();
                    System.out.println(slot.peek());
                }
            } catch (InterruptedException e) {
            }
        }).start();
    }
}
