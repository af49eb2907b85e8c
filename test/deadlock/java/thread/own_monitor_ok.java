// A thread waits at its own monitor for work, and looks again.
class Worker extends Thread {
    private int work;

    synchronized void give(int n) {
        work += n;
        notify();
    }

    @Override
    public void run() {
        synchronized (this) {
            while (work == 0) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            work--;
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Worker w = new Worker();
        w.start();
        w.give(1);
        w.join();
    }
}
