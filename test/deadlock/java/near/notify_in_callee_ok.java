// The caller holds the monitor, or nobody does.
class NotifyInCallee {
    private boolean ready;

    private void tell() {
        notifyAll();
    }

    synchronized void finish() {
        ready = true;
        tell();
    }

    synchronized void await() throws InterruptedException {
        while (!ready)
            wait();
    }

    public static void main(String[] args) throws Exception {
        NotifyInCallee n = new NotifyInCallee();
        new Thread(n::finish).start();
        n.await();
    }
}
