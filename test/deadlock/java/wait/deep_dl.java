// a monitor is entered again and again on the way to notifyAll; the waiter does not look again
class Main {
    private final Object lock = new Object();
    private String address;

    String await() throws InterruptedException {
        synchronized (lock) {
            if (address == null)
                lock.wait(); // DEADLOCK!
            return address;
        }
    }

    private void set(String a) {
        synchronized (lock) {
            address = a;
            lock.notifyAll();
        }
    }

    private void verify(String a) {
        synchronized (lock) {
            set(a);
        }
    }

    void reconfigure(String a) {
        synchronized (lock) {
            verify(a);
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> {
            try {
                m.await();
            } catch (InterruptedException e) {
                return;
            }
        }).start();
        new Thread(() -> m.reconfigure("x")).start();
    }
}
