// The caller holds the monitor, or nobody does.
class NotifyInCallee {
    private boolean ready;

    private void tell() {
        notifyAll(); // DEADLOCK!
    }

    void finish() {
        synchronized (this) {
            ready = true;
        }
        tell(); // DEADLOCK
    }

    synchronized void await() throws InterruptedException {
        while (!ready)
            wait(); // DEADLOCK
    }

    public static void main(String[] args) throws Exception {
        NotifyInCallee n = new NotifyInCallee();
        new Thread(n::finish).start();
        n.await();
    }
}
