// A semaphore with three permits does not protect the table.
import java.util.concurrent.Semaphore;
class Main {
    static class Parking {
        private final Semaphore permits = new Semaphore(3);
        private final boolean[] used = new boolean[3];
        private int parked;
        int enter() throws InterruptedException {
            permits.acquire();
            parked++; // RACE! count
            for (int i = 0; i < used.length; i++) {
                if (!used[i]) { // RACE! slot
                    used[i] = true; // RACE! slot
                    return i;
                }
            }
            throw new IllegalStateException();
        }
        void leave(int slot) {
            used[slot] = false; // RACE! slot
            permits.release();
        }
    }
    static class Car extends Thread {
        private final Parking parking;
        Car(Parking parking) {
            this.parking = parking;
        }
        @Override
        public void run() {
            try {
                int slot = parking.enter();
                Thread.sleep(10);
                parking.leave(slot);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }
    public static void main(String[] args) {
        Parking parking = new Parking();
        for (int i = 0; i < 10; i++)
            new Car(parking).start();
    }
}
