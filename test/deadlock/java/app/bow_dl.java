// two friends that bow to each other
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    static class Friend {
        private final String name;
        private final Lock lock = new ReentrantLock();

        Friend(String name) { this.name = name; }

        public void bow(Friend bower) {
            lock.lock(); // DEADLOCK
            try {
                System.out.println(name + " bows to " + bower.name);
                bower.bowBack(this);
            } finally {
                lock.unlock();
            }
        }

        public void bowBack(Friend bower) {
            lock.lock(); // DEADLOCK!
            try {
                System.out.println(name + " bows back to " + bower.name);
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        final Friend alphonse = new Friend("Alphonse");
        final Friend gaston = new Friend("Gaston");
        new Thread(new Runnable() {
            public void run() { alphonse.bow(gaston); }
        }).start();
        new Thread(new Runnable() {
            public void run() { gaston.bow(alphonse); }
        }).start();
    }
}
