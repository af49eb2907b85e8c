// The sleeping barber with semaphores; the number of customers turned away is counted outside of the mutex.
import java.util.concurrent.Semaphore;

public class Main {
    static final Semaphore customers = new Semaphore(0), barber = new Semaphore(0), mutex = new Semaphore(1);
    static final int CHAIRS = 3;
    static int waiting;
    static int lost;
    static int cuts;

    static class Barber extends Thread {
        @Override
        public void run() {
            try {
                while (true) {
                    customers.acquire();
                    mutex.acquire();
                    waiting--; // NORACE
                    barber.release();
                    mutex.release();
                    cuts++; // RACE! c
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static class Customer extends Thread {
        @Override
        public void run() {
            try {
                mutex.acquire();
                if (waiting < CHAIRS) { // NORACE
                    waiting++; // NORACE
                    customers.release();
                    mutex.release();
                    barber.acquire();
                } else {
                    mutex.release();
                    lost++; // RACE! l
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Barber b = new Barber();
        b.setDaemon(true);
        b.start();
        Customer[] all = new Customer[10];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Customer();
            all[i].start();
        }
        for (Customer c : all)
            c.join();
        System.out.println(cuts + " " + lost); // RACE! c
    }
}
