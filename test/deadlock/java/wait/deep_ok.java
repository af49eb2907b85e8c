// a monitor is entered again and again on the way to notifyAll; the waiter looks again
class Main {
    private final Object lock = new Object();
    private String address;

    String await() throws InterruptedException {
        synchronized (lock) {
            while (address == null)
                lock.wait();
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
