// two friends that bow to each other
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    static class Friend {
        private final String name;
        private final Lock lock = new ReentrantLock();

        Friend(String name) { this.name = name; }

        private boolean impendingBow(Friend bower) {
            boolean mine = false, yours = false;
            try {
                mine = lock.tryLock();
                yours = bower.lock.tryLock();
            } finally {
                if (!(mine && yours)) {
                    if (mine)
                        lock.unlock();
                    if (yours)
                        bower.lock.unlock();
                }
            }
            return mine && yours;
        }

        public void bow(Friend bower) {
            if (impendingBow(bower)) {
                try {
                    System.out.println(name + " bows to " + bower.name);
                } finally {
                    lock.unlock();
                    bower.lock.unlock();
                }
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
