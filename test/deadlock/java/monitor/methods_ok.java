// the call is made after the monitor was given back
class Main {
    static class Friend {
        private final String name;
        private int bows;
        Friend(String name) {
            this.name = name;
        }
        void bow(Friend other) {
            synchronized (this) {
                bows++;
            }
            other.bowBack(this);
        }
        synchronized void bowBack(Friend other) {
            bows++;
        }
        synchronized int bows() {
            return bows;
        }
    }
    public static void main(String[] args) {
        Friend alphonse = new Friend("Alphonse"), gaston = new Friend("Gaston");
        new Thread(() -> alphonse.bow(gaston)).start();
        new Thread(() -> gaston.bow(alphonse)).start();
    }
}
