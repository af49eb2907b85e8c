import java.util.concurrent.locks.*;

class ConditionOuter {
    private final ReentrantLock topology = new ReentrantLock();
    private final ReentrantLock state = new ReentrantLock();
    private final Condition stable = state.newCondition();
    private boolean isStable;
    private int members;

    void addMember() throws InterruptedException {
        topology.lock();
        try {
            members++;
        } finally { topology.unlock(); }
        awaitStable();
    }

    private void awaitStable() throws InterruptedException {
        state.lock();
        try {
            while (!isStable) stable.await();
        } finally { state.unlock(); }
    }

    void balance() {
        topology.lock();
        try {
            int n = members;
            System.out.println("balancing " + n);
        } finally { topology.unlock(); }
        state.lock();
        try {
            isStable = true;
            stable.signalAll();
        } finally { state.unlock(); }
    }

    public static void main(String[] args) throws Exception {
        ConditionOuter c = new ConditionOuter();
        Thread t = new Thread(c::balance);
        t.start();
        c.addMember();
        t.join();
    }
}
