import java.util.concurrent.CountDownLatch;
class LatchInSync {
    private final CountDownLatch ready = new CountDownLatch(1);
    private String state = "new";
    private synchronized void setState(String s) { state = s; } // DEADLOCK
    private void boot() {
        setState("booting");
        ready.countDown(); // DEADLOCK
    }
    synchronized String awaitState() throws InterruptedException { // DEADLOCK
        ready.await(); // DEADLOCK!
        return state;
    }
    public static void main(String[] a) throws Exception {
        LatchInSync s = new LatchInSync();
        Thread t = new Thread(s::boot);
        t.start();
        System.out.println(s.awaitState());
    }
}
