public class SyncTwoObjects {
    static class Friend {
        private final String name;
        private int bows;
        Friend(String name) { this.name = name; }
        String getName() { return name; }
        synchronized void bow(Friend bower) { // DEADLOCK
            bows++;
            System.out.println(name + ": " + bower.getName() + " bowed");
            bower.bowBack(this); // DEADLOCK
        }
        synchronized void bowBack(Friend bower) { // DEADLOCK
            bows++; // DEADLOCK!
            System.out.println(name + ": " + bower.getName() + " bowed back");
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
