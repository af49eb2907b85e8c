import java.util.concurrent.locks.*;

class ConditionOuter {
    private final ReentrantLock topology = new ReentrantLock();
    private final ReentrantLock state = new ReentrantLock();
    private final Condition stable = state.newCondition();
    private boolean isStable;
    private int members;

    void addMember() throws InterruptedException {
        topology.lock(); // DEADLOCK
        try {
            members++;
            awaitStable(); // DEADLOCK
        } finally { topology.unlock(); }
    }

    private void awaitStable() throws InterruptedException {
        state.lock();
        try {
            while (!isStable) stable.await(); // DEADLOCK!
        } finally { state.unlock(); }
    }

    void balance() {
        topology.lock(); // DEADLOCK!
        try {
            int n = members;
            System.out.println("balancing " + n);
        } finally { topology.unlock(); }
        state.lock();
        try {
            isStable = true;
            stable.signalAll(); // DEADLOCK
        } finally { state.unlock(); }
    }

    public static void main(String[] args) throws Exception {
        ConditionOuter c = new ConditionOuter();
        Thread t = new Thread(c::balance);
        t.start();
        c.addMember(); // DEADLOCK
        t.join();
    }
}
