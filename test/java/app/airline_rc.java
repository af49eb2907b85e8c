// Sellers stop when a shared counter says that all is sold, without a lock.
class Main {
    static class Bug extends Thread {
        static final int CAPACITY = 50;
        static int sold;
        static boolean stop;
        private final Thread[] sellers = new Thread[60];
        private final Object lock = new Object();
        @Override
        public void run() {
            for (int i = 0; i < sellers.length; i++) {
                sellers[i] = new Thread(new Seller());
                sellers[i].start();
            }
        }
        private class Seller implements Runnable {
            public void run() {
                if (stop) // RACE! stop
                    return;
                sold++; // RACE! sold
                if (sold >= CAPACITY) // RACE! sold
                    stop = true; // RACE! stop
            }
        }
    }
    public static void main(String[] args) {
        new Bug().start();
    }
}
